import type { Command } from './command.ts';

interface ServerCommand {
  /** Arguments as shown by `--help`. */
  readonly takes?: string;
  /** Description as shown by `--help`. */
  readonly says: string;
  /** Loads only the modules that the command needs. */
  readonly load: () => Promise<Command>;
}

/** The exit code for an unknown command. */
const WRONG_USAGE = 2;

const commands: ReadonlyMap<string, ServerCommand> = new Map(
  Object.entries({
    serve: {
      says: 'runs the API, the issuer and the console; the default',
      load: async () => {
        const { runServer } = await import('../start/run-server.ts');
        return async () => {
          await runServer();
          return 0;
        };
      },
    },
    migrate: {
      says: 'migrates a PostgreSQL database',
      load: async () => (await import('./migrate.ts')).migrateDatabase,
    },
    administrator: {
      takes: '[--reset-password | --demote] <email>',
      says: 'makes a user an administrator of the platform, resets the password, or removes the role',
      load: async () => (await import('./manage-administrators.ts')).manageAdministrators,
    },
    books: {
      says: 'checks the books of every business; exits with 1 if there are differences, with 2 if they cannot be read',
      load: async () => (await import('./check-books.ts')).checkBooks,
    },
    'renew-keys': {
      says: 're-encrypts the keys of customers with the first of PERSONAL_DATA_KEYS',
      load: async () => (await import('./renew-personal-data-keys.ts')).renewPersonalDataKeys,
    },
    'rotate-signing-keys': {
      says: 'publishes a new signing key of the issuer',
      load: async () => (await import('./publish-signing-key.ts')).publishSigningKey,
    },
    webhooks: {
      says: 'sends webhooks, for servers with SEND_WEBHOOKS=false',
      load: async () => (await import('./send-webhooks.ts')).sendWebhooks,
    },
  } satisfies Record<string, ServerCommand>),
);

/** `server <command>`: runs the command named by the first argument with the remaining ones; by default `serve`. */
export const serverCommand: Command = async (context) => {
  const [name = 'serve', ...args] = context.args;
  if (context.args.some((argument) => argument === '--help' || argument === '-h')) {
    context.output.write(usage());
    return 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    context.errors.write(`Unknown command "${name}".\n\n${usage()}`);
    return WRONG_USAGE;
  }
  const run = await command.load();
  return run({ ...context, args });
};

function usage(): string {
  const lines = [...commands].map(
    ([name, { takes, says }]) => `  ${takes === undefined ? name : `${name} ${takes}`}\n      ${says}`,
  );
  return `Usage: server [<command>]\n\n${lines.join('\n')}\n`;
}
