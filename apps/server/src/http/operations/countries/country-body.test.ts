import type { components } from '@finops/contract';
import { it } from 'vitest';
import { expectRecorded, shownRecords } from '../../../../test/harness/seed/recorded-example.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { countryBody } from './country-body.ts';

const { countries } = loadReference();
const shown = shownRecords<components['schemas']['Country']>('countries', /^[A-Z]{2}$/);

it.each(shown)('the example %s is what the service publishes', (title, record) => {
  const country = countries.find(({ id }) => id === record.body.id);
  if (country === undefined) throw new Error(`There is nothing like ${title}.`);
  expectRecorded(record, countryBody(country));
});
