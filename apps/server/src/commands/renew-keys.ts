/**
 * Encrypts the keys of customers with the first of `PERSONAL_DATA_KEYS`: `node apps/server/src/commands/renew-keys.ts`, as
 * `npm run renew-keys` does, once every server has this configuration. Servers go on meanwhile. Ends with 1 when it fails, and can be
 * run again.
 */
import { masterKeysOf } from '../compose/master-keys.ts';
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { PersonalDataKeys } from '../domain/customers/personal-data-keys.ts';
import { renewDataKeys } from '../domain/customers/renew-data-keys.ts';
import { dataKeyStore } from '../storage/customers/postgres-data-key-store.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { systemRandomness } from '../system.ts';

async function renewKeys(): Promise<string> {
  const config = readConfig(readEnvironment());
  const keys = new PersonalDataKeys(masterKeysOf(config), systemRandomness);
  const database = await openDeployment({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const count = await renewDataKeys(keys, dataKeyStore(database));
    const renewed = count === 1 ? '1 key was' : `${count} keys were`;
    return `${renewed} encrypted with ${keys.current}. No customer needs another key.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await renewKeys()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
