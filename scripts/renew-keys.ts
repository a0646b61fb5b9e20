/**
 * `npm run renew-keys`: encrypts the keys of customers in the database that the environment names with the first of
 * `PERSONAL_DATA_KEYS`, and ends with 1 when it fails.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('renew-keys.ts');
