import { masterKeysOf } from '../../../src/compose/master-keys.ts';
import { readConfig } from '../../../src/config/config.ts';
import { PersonalDataKeys } from '../../../src/domain/customers/personal-data-keys.ts';
import { CustomerSeals } from '../../../src/storage/customers/customer-seals.ts';
import { systemRandomness } from '../../../src/system.ts';

/** Seals of servers with default keys. */
export const customerSeals = new CustomerSeals(
  new PersonalDataKeys(masterKeysOf(readConfig({})), systemRandomness),
  systemRandomness,
);
