import { readConfig } from '../config/config.ts';
import {
  demoteAdministrator,
  makeAdministrator,
  resetPasswordOf,
} from '../domain/accounts/administrators.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { openMigrated } from '../storage/engine/open-deployment.ts';
import { randomIds, systemClock, systemRandomness } from '../system.ts';
import { askPassword } from './ask-password.ts';
import { command } from './command.ts';
import { emailIn } from './email-argument.ts';

const ACTIONS = {
  '--reset-password': resetPasswordOf,
  '--demote': demoteAdministrator,
};

type Outcome = Awaited<ReturnType<typeof makeAdministrator | (typeof ACTIONS)[keyof typeof ACTIONS]>>;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  created: 'is a new user and administrates the platform. The password is the one just given.',
  promoted:
    'has a user already, who administrates the platform from now on. The password is the one just given; every session of the user has ended.',
  already: 'administrates the platform already. Nothing was changed.',
  password_reset: 'has the password just given; every session of the user has ended.',
  demoted: 'administrates the platform no longer. Memberships of businesses stay.',
  no_administrator: 'does not administrate the platform. Nothing was changed.',
};

/**
 * Makes a person administrator, or carries out the action that the first argument names; the e-mail address is the last argument.
 */
export const manageAdministrators = command(async ({ args, environment, input, output }) => {
  const action = actionIn(args[0]);
  const email = emailIn(action === undefined ? args : args.slice(1), 'npm run administrator');
  const config = readConfig(environment);
  const database = await openMigrated({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const outcome = await (action ?? makeAdministrator)(
      {
        store: accountStore(database),
        ids: randomIds,
        clock: systemClock,
        randomness: systemRandomness,
      },
      { email, askPassword: () => askPassword({ input, output }) },
    );
    const { host, ports } = config;
    output.write(`${email} ${OUTCOMES[outcome]}\n`);
    if (action === demoteAdministrator) return 0;
    const console = `http://${host}:${ports.console}`;
    output.write(`Sign in with POST ${console}/console/v1/session once the server runs.\n`);
    return 0;
  } finally {
    await database.close();
  }
});

function actionIn(argument: string | undefined) {
  if (argument === undefined || !argument.startsWith('-')) return undefined;
  const action = Object.entries(ACTIONS).find(([name]) => name === argument)?.[1];
  if (action !== undefined) return action;
  throw new Error(`${argument} is no option. There are ${Object.keys(ACTIONS).join(' and ')}.`);
}
