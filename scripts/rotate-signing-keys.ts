/**
 * `npm run rotate-signing-keys`: publishes a new signing key of the issuer in the database that the environment names, and ends with 1
 * when it fails.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('rotate-signing-keys.ts');
