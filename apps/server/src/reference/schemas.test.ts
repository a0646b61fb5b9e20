import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { channels } from '../domain/reference/country.ts';
import { addressFormats, memoFormats } from '../domain/reference/network.ts';
import { payInChannels, railKinds } from '../rails/simulated/rails-settings.ts';

const folder = new URL('../../reference/schemas/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe('the schemas of the reference data', () => {
  const ajv = new Ajv2020();

  it.each(readdirSync(folder))('%s is a schema', (name) => {
    ajv.validateSchema(read(name), true);
  });

  it.each([
    ['countries.schema.json', 'methods/items/properties/channel', channels],
    ['networks.schema.json', 'network/properties/address_format', addressFormats],
    ['networks.schema.json', 'network/properties/memo_format', memoFormats],
    ['rails.schema.json', 'rail/properties/name', railKinds],
    ['rails.schema.json', 'pay_in/properties/channel', payInChannels],
  ])('%s lists at %s what the code knows', (name, path, known) => {
    const { enum: listed } = path.split('/').reduce((schema, step) => schema[step], read(name).$defs);
    expect(listed).toEqual(known);
  });
});
