import { PersonalDataKeys } from '../../src/domain/customers/personal-data-keys.ts';
import { CustomerSeals } from '../../src/storage/customer-seals.ts';
import { systemRandomness } from '../../src/system.ts';

/** Seals of a configuration with one key of its own. */
export const customerSeals = new CustomerSeals(
  new PersonalDataKeys([{ id: 'test', key: Buffer.alloc(32, 1) }], systemRandomness),
  systemRandomness,
);
