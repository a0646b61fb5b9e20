/**
 * Makes a person administrator of the platform: `node apps/server/src/commands/create-administrator.ts <email>`, as
 * `npm run administrator -- <email>` does. With `--reset-password` before the address it gives any user a new password, with `--demote`
 * it takes the administration away. The password is typed or comes as a line on stdin; it is never an argument.
 */
import { runAsProcess } from './command.ts';
import { manageAdministrators } from './manage-administrators.ts';

await runAsProcess(manageAdministrators);
