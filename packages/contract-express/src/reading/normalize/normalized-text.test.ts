import { expect, test } from 'vitest';
import { type Normalization, normalizedText } from './normalized-text.ts';

test.each<[Normalization, string, string]>([
  ['code', ' usdt\n', 'USDT'],
  ['code', ' bal_1x ', 'bal_1x'],
  ['currency', 'pol', 'MATIC'],
  ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban', 'DE89\t3704', 'DE89\t3704'],
  ['instant', '2026-05-04T01:00:00+01:00', '2026-05-04T00:00:00Z'],
  ['instant', '2026-05-04T01:00:00 01:00', '2026-05-04T00:00:00Z'],
  ['instant', '2026-05-04T01:00:00.123456-05:30', '2026-05-04T06:30:00.123456Z'],
  ['instant', '2026-05-04T00:00:00Z', '2026-05-04T00:00:00Z'],
  ['instant', '2026-02-30T01:00:00+01:00', '2026-02-30T01:00:00+01:00'],
  ['instant', '2026-05-04T25:00:00+01:00', '2026-05-04T25:00:00+01:00'],
  ['instant', '0001-01-01T00:00:00+01:00', '0001-01-01T00:00:00+01:00'],
  ['instant', 'yesterday', 'yesterday'],
  ['base64', 'iVBORw0KGgo=', 'iVBORw0KGgo='],
  ['base64', 'data:image/png;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
  ['base64', 'DATA:application/pdf;base64,JVBE\r\nRi0x\r\n', 'JVBERi0x'],
  ['base64', ' data:image/png;charset=x;base64,iVBORw0KGgo=\n', 'iVBORw0KGgo='],
  ['base64', 'data:;base64,iVBORw0KGgo=', 'iVBORw0KGgo='],
  ['base64', 'data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['base64', 'iVBO Rw0K', 'iVBO Rw0K'],
])('%s of %j is %j', (kind, text, expected) => {
  expect(normalizedText(kind, text, new Map([['POL', 'MATIC']]))).toBe(expected);
});
