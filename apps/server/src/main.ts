/** The server's program: `node apps/server/src/main.ts [<command> [<arguments>]]`; `--help` lists the commands. */
import { runAsProcess } from './commands/command.ts';
import { serverCommand } from './commands/server-command.ts';

await runAsProcess(serverCommand);
