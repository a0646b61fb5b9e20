import { resolve } from 'node:path';
import { type UnbuiltOperation, unbuiltOperations } from '../http/unbuilt-operations.ts';
import { runServer } from '../start/run-server.ts';
import { askStarter } from './ask-starter.ts';
import { type OpenedDemo, openDemo } from './open-demo.ts';

/**
 * Runs the server of the sandbox with its demo business: `node apps/server/src/demo/main.ts`, as `npm start` does. The program
 * that started it is sent `{ credentials, unbuilt }` once the server listens: no log has credentials; `unbuilt` lists the
 * operations that answer 503 because they have no handler. Before, it may be asked `{ question }` and sends back `{ answer }`.
 *
 * @throws Error in production, where nobody may have credentials that others can work out.
 */
let credentials: OpenedDemo | undefined;
let unbuilt: readonly UnbuiltOperation[] = [];

await runServer({
  mayStartAnew: (directory) =>
    askStarter(
      `The sandbox in ${resolve(directory)} is too old for this version. Delete its data and make a new one?`,
    ),
  prepare: async (composition, config) => {
    if (config.environment === 'production') {
      throw new Error(
        'The demo business is for the sandbox. Start production with `npm run start:production`.',
      );
    }
    unbuilt = unbuiltOperations(composition);
    credentials = await composition.alone(() => openDemo(composition, config.secretKey));
  },
  listening: () => process.send?.({ credentials, unbuilt }),
});
