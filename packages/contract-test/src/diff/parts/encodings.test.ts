import { describe, expect, it } from 'vitest';
import { operationDiff } from '../../../test/diff/contract-of.ts';

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';
const text = { type: 'string' };
const texts = { type: 'array', items: text };

function body(type: string, properties: object, encoding?: object): object {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { requestBody: { required: true, content: { [type]: { schema, ...(encoding && { encoding }) } } } };
}

describe('how the members of forms are written', () => {
  const image = (contentType: string) => body(multipart, { file: {} }, { file: { contentType } });

  it.each([
    ['a content type less', image('image/png, image/jpeg'), image('image/png'), 'breaking'],
    ['a content type more', image('image/png'), image('image/png, image/jpeg'), 'info'],
  ])('%s', async (_, old, next, level) => {
    const what = level === 'info' ? 'added' : 'removed';
    expect(await operationDiff(old, next)).toEqual([
      `${level} request-property-encoding-content-type-${what}`,
    ]);
  });

  it('a range of content types holds those of before', async () => {
    expect(await operationDiff(image('image/png'), image('image/*'))).toEqual([
      'info request-property-encoding-content-type-added',
    ]);
    expect(await operationDiff(image('image/*'), image('image/png'))).toEqual([
      'breaking request-property-encoding-content-type-removed',
    ]);
  });

  it.each([
    ['text/plain', text],
    ['application/json', { type: 'object' }],
    ['application/octet-stream', {}],
    ['text/plain', texts],
  ])('%s may be written out where it is the default', async (contentType, schema) => {
    const out = body(multipart, { value: schema }, { value: { contentType } });
    expect(await operationDiff(body(multipart, { value: schema }), out)).toEqual([]);
    expect(await operationDiff(out, body(multipart, { value: schema }))).toEqual([]);
  });

  it.each([
    ['pipeDelimited', { style: 'pipeDelimited' }],
    ['no explode', { explode: false }],
    ['JSON', { contentType: 'application/json' }],
  ])('a list in another style breaks both ways: %s', async (_, tags) => {
    const [plain, styled] = [body(form, { tags: texts }), body(form, { tags: texts }, { tags })];
    expect(await operationDiff(plain, styled)).toEqual(['breaking request-property-encoding-style-changed']);
    expect(await operationDiff(styled, plain)).toEqual(['breaking request-property-encoding-style-changed']);
  });

  it.each([
    ['the default style of a list', texts, { style: 'form', explode: true }],
    ['a style of a text', text, { explode: false }],
  ])('%s changes nothing', async (_, schema, value) => {
    expect(
      await operationDiff(body(form, { value: schema }), body(form, { value: schema }, { value })),
    ).toEqual([]);
  });

  it('finds the member behind references', async () => {
    const schema = { allOf: [{ type: 'object', properties: { tags: texts } }] };
    const of = (encoding: object) => ({ requestBody: { content: { [form]: { schema, encoding } } } });
    expect(await operationDiff(of({}), of({ tags: { explode: false } }))).toEqual([
      'breaking request-property-encoding-style-changed',
    ]);
  });

  it('means nothing in JSON', async () => {
    const json = (encoding: object) => body('application/json', { tags: texts }, encoding);
    expect(await operationDiff(json({}), json({ tags: { explode: false } }))).toEqual([]);
  });
});

describe.each([form, multipart])('the members of %s are texts', (type) => {
  const levels = async (old: object, next: object) =>
    (await operationDiff(body(type, old), body(type, next))).map((change) => change.split(' ')[0]);
  const number = { type: 'integer' };

  it.each([
    ['a number that may be any text', number, text],
    ['a boolean in words', { type: 'boolean' }, { enum: ['true', 'false'] }],
    ['a list for one text', text, texts],
  ])('%s breaks nothing', async (_, old, next) => {
    const rest = { count: number, isOpen: { type: 'boolean' } };
    expect(await levels({ value: old, ...rest }, { value: next, ...rest })).not.toContain('breaking');
  });

  it.each([
    ['a text that has to be a number', text, number],
    ['an object', { type: 'object', properties: { a: number } }, { type: 'object', properties: { a: text } }],
  ])('%s breaks', async (_, old, next) => {
    const nested = { required: ['a'] };
    expect(await levels({ value: { ...old, ...nested } }, { value: { ...next, ...nested } })).toContain(
      'breaking',
    );
  });
});
