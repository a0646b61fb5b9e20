/**
 * Encrypts the keys of customers with the first of `PERSONAL_DATA_KEYS`: `node apps/server/src/commands/renew-keys.ts`, as
 * `npm run renew-keys` does, once every server has this configuration. Servers go on meanwhile. Ends with 1 when it fails, and can be
 * run again.
 */
import { runAsProcess } from './command.ts';
import { renewPersonalDataKeys } from './renew-personal-data-keys.ts';

await runAsProcess(renewPersonalDataKeys);
