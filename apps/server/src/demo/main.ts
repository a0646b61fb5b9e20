import { type UnbuiltOperation, unbuiltOperations } from '../http/unbuilt-operations.ts';
import { runServer } from '../start/run-server.ts';
import { type OpenedDemo, openDemo } from './open-demo.ts';

/**
 * Runs the server of the sandbox with its demo business: `node apps/server/src/demo/main.ts`, as `npm start` does. The program
 * that started it is sent `{ credentials, unbuilt }` once the server listens: no log has credentials; `unbuilt` lists the
 * operations that answer 503 because they have no handler.
 *
 * @throws Error in production, where nobody may have credentials that others can work out.
 */
let credentials: OpenedDemo | undefined;
let unbuilt: readonly UnbuiltOperation[] = [];

await runServer({
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
