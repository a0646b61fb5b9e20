/**
 * Makes a person administrator of the platform: `node apps/server/src/commands/create-administrator.ts <email>`, as
 * `npm run administrator -- <email>` does. The password is typed or comes as a line on stdin; it is never an argument.
 */
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { type AdministratorOutcome, makeAdministrator } from '../domain/accounts/administrators.ts';
import { accountStore } from '../storage/account-store.ts';
import { openMigrated } from '../storage/open-deployment.ts';
import { randomIds, systemClock, systemRandomness } from '../system.ts';
import { askPassword } from './ask-password.ts';
import { emailIn } from './email-argument.ts';

const OUTCOMES: Readonly<Record<AdministratorOutcome, string>> = {
  created: 'is a new user and administrates the platform. The password is the one just given.',
  promoted:
    'has a user already, who administrates the platform from now on. The password is the one just given; every session of the user has ended.',
  already: 'administrates the platform already. Nothing was changed.',
};

async function createAdministrator(args: readonly string[]): Promise<void> {
  const email = emailIn(args, 'npm run administrator');
  const config = readConfig(readEnvironment());
  const database = await openMigrated({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const outcome = await makeAdministrator(
      {
        store: accountStore(database),
        ids: randomIds,
        clock: systemClock,
        randomness: systemRandomness,
      },
      { email, askPassword: () => askPassword({ input: process.stdin, output: process.stdout }) },
    );
    const { host, ports } = config;
    process.stdout.write(
      `${email} ${OUTCOMES[outcome]}\nSign in with POST http://${host}:${ports.console}/console/v1/session once the server runs.\n`,
    );
  } finally {
    await database.close();
  }
}

try {
  await createAdministrator(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
