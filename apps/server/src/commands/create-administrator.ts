/**
 * Makes a person administrator of the platform: `node apps/server/src/commands/create-administrator.ts <email>`, as
 * `npm run administrator -- <email>` does. With `--reset-password` before the address it gives any user a new password, with `--demote`
 * it takes the administration away. The password is typed or comes as a line on stdin; it is never an argument.
 */
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import {
  demoteAdministrator,
  makeAdministrator,
  resetPasswordOf,
} from '../domain/accounts/administrators.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { openMigrated } from '../storage/engine/open-deployment.ts';
import { randomIds, systemClock, systemRandomness } from '../system.ts';
import { askPassword } from './ask-password.ts';
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

async function createAdministrator(args: readonly string[]): Promise<void> {
  const action = actionIn(args[0]);
  const email = emailIn(action === undefined ? args : args.slice(1), 'npm run administrator');
  const config = readConfig(readEnvironment());
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
      { email, askPassword: () => askPassword({ input: process.stdin, output: process.stdout }) },
    );
    const { host, ports } = config;
    process.stdout.write(`${email} ${OUTCOMES[outcome]}\n`);
    if (action === demoteAdministrator) return;
    const console = `http://${host}:${ports.console}`;
    process.stdout.write(`Sign in with POST ${console}/console/v1/session once the server runs.\n`);
  } finally {
    await database.close();
  }
}

function actionIn(argument: string | undefined) {
  if (argument === undefined || !argument.startsWith('-')) return undefined;
  const action = Object.entries(ACTIONS).find(([name]) => name === argument)?.[1];
  if (action !== undefined) return action;
  throw new Error(`${argument} is no option. There are ${Object.keys(ACTIONS).join(' and ')}.`);
}

try {
  await createAdministrator(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
