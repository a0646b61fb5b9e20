/**
 * `npm run administrator -- <email>`: makes a person administrator of the platform, in the database that the environment names; with
 * `--reset-password` before the address it gives a user a new password, with `--demote` it takes the administration away.
 * The password is typed on the terminal or comes as a line on stdin.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('create-administrator.ts');
