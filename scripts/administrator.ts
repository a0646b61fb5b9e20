/**
 * `npm run administrator -- <email>`: makes a person administrator of the platform, in the database that the environment names.
 * The password is typed on the terminal or comes as a line on stdin.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('create-administrator.ts');
