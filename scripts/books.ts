/**
 * `npm run books`: checks the books of every business in the database that the environment names, prints what their accounts
 * hold, and ends with 1 on any difference and with 2 when the books cannot be read.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('books.ts');
