import { notYetHandlers, notYetIssuerHandlers } from '../http/operations/not-yet.ts';
import { runServer } from '../run-server.ts';
import { type OpenedDemo, openDemo } from './open-demo.ts';

/**
 * Runs the server of the sandbox with its demo business: `node apps/server/src/demo/main.ts`, as `npm start` does. The program
 * that started it is sent `{ credentials, notYet }` once the server listens: no log has credentials; `notYet` lists the
 * operations that answer 503 because nothing stands behind them.
 *
 * @throws Error in production, where nobody may have credentials that others can work out.
 */
let credentials: OpenedDemo | undefined;
const notYet = Object.keys({ ...notYetHandlers, ...notYetIssuerHandlers });

await runServer({
  prepare: async (composition, config) => {
    if (config.environment === 'production') {
      throw new Error(
        'The demo business is for the sandbox. Start production with `npm run start:production`.',
      );
    }
    credentials = await composition.alone(() => openDemo(composition, config.secretKey));
  },
  listening: () => process.send?.({ credentials, notYet }),
});
