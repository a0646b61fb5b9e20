import { resolve } from 'node:path';
import { type UnbuiltOperation, unbuiltOperations } from '../http/unbuilt-operations.ts';
import { runServer } from '../start/run-server.ts';
import { askStarter } from './ask-starter.ts';
import { type OpenedDemo, openDemo } from './open-demo.ts';

/**
 * Runs the server of the sandbox with its demo business: `node apps/server/src/demo/main.ts`, as `npm start` does. Once
 * the server listens, it sends `{ credentials, unbuilt }` to the program that started it, as credentials are never
 * logged; `unbuilt` lists the operations that answer 503 because they have no handler. Before that, the server may send
 * `{ question }` to that program and gets `{ answer }` back.
 *
 * @throws Error in production, where demo credentials, which can be derived, are not allowed.
 */
let credentials: OpenedDemo | undefined;
let unbuilt: readonly UnbuiltOperation[] = [];

await runServer({
  mayStartAnew: (directory) =>
    askStarter(
      `The sandbox in ${resolve(directory)} is too old for this version. Delete its data and create a new sandbox?`,
    ),
  prepare: async (composition, config) => {
    if (config.environment === 'production') {
      throw new Error(
        'The demo business exists only in the sandbox. Start production with `npm run start:production`.',
      );
    }
    unbuilt = unbuiltOperations(composition);
    credentials = await composition.alone(() => openDemo(composition, config.secretKey));
  },
  listening: () => process.send?.({ credentials, unbuilt }),
});
