/**
 * `npm run migrate`: brings the tables of the PostgreSQL that the environment names up to date, and ends with 1 when it cannot.
 */
import { runServerCommand } from './server-command.ts';

runServerCommand('migrate.ts');
