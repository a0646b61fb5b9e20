import { masterKeysOf } from '../compose/master-keys.ts';
import { readConfig } from '../config/config.ts';
import { PersonalDataKeys } from '../domain/customers/personal-data-keys.ts';
import { renewDataKeys } from '../domain/customers/renew-data-keys.ts';
import { dataKeyStore } from '../storage/customers/postgres-data-key-store.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { systemRandomness } from '../system.ts';
import { command } from './command.ts';

/** Re-encrypts the keys of all customers with the first of `PERSONAL_DATA_KEYS` and prints their number. */
export const renewPersonalDataKeys = command(async ({ environment, output }) => {
  const config = readConfig(environment);
  const keys = new PersonalDataKeys(masterKeysOf(config), systemRandomness);
  const database = await openDeployment({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const count = await renewDataKeys(keys, dataKeyStore(database));
    const renewed = count === 1 ? '1 key was' : `${count} keys were`;
    output.write(`${renewed} encrypted with ${keys.current}. No other key is in use.\n`);
    return 0;
  } finally {
    await database.close();
  }
});
