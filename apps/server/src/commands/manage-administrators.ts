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
  created: 'was created as an administrator of the platform, with the given password.',
  promoted:
    'is an existing user and is now an administrator of the platform. The given password was set, and all sessions of the user were ended.',
  already: 'is already an administrator of the platform. Nothing was changed.',
  password_reset: 'has a new password. All sessions of the user were ended.',
  demoted: 'is no longer an administrator of the platform. Memberships of businesses are unchanged.',
  no_administrator: 'is not an administrator of the platform. Nothing was changed.',
};

/**
 * Makes a person an administrator, or runs the action that the first argument names. The e-mail address is the last
 * argument.
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
    output.write(`Sign in with POST ${console}/console/v1/session once the server is running.\n`);
    return 0;
  } finally {
    await database.close();
  }
});

function actionIn(argument: string | undefined) {
  if (argument === undefined || !argument.startsWith('-')) return undefined;
  const action = Object.entries(ACTIONS).find(([name]) => name === argument)?.[1];
  if (action !== undefined) return action;
  throw new Error(`Unknown option ${argument}. Use ${Object.keys(ACTIONS).join(' or ')}.`);
}
