import type { components } from '@finops/contract';
import { it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { currencyBody } from './currency-body.ts';

const { currencies } = loadReference();
const shown = shownRecords<components['schemas']['CurrencyDetails']>('currencies', /^[A-Z]+$/, 'code');

it.each(shown)('the example %s is what the service publishes', (title, record) => {
  const currency = currencies.get(record.body.code);
  if (currency === undefined) throw new Error(`There is nothing like ${title}.`);
  expectRecorded(record, currencyBody(currency));
});
