import { createRequire } from 'node:module';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { hastenLengthRules, requestCompiler } from './validator-insides.ts';

const installed = createRequire(import.meta.url);
const ajv = createRequire(installed.resolve('express-openapi-validator'));

/** The used exports of each module, and what to look for if they are missing. */
const modules: readonly [file: string, names: readonly string[], look: string][] = [
  [
    'framework/ajv/index',
    ['createResponseAjv'],
    'what makes the Ajv of responses; texts and headers are checked with it',
  ],
  ['framework/ajv/options', ['AjvOptions'], "what the middleware makes its validators' options with"],
  ['framework/base.serdes', ['defaultSerDes'], 'how the middleware reads and writes dates by default'],
  ['framework/types', ['BadRequest'], 'what a request validator throws for a bad request'],
  [
    'middlewares/openapi.request.validator',
    ['RequestValidator'],
    "what compiles the functions of an operation's requests",
  ],
  [
    'middlewares/openapi.response.validator',
    ['ResponseValidator'],
    'what compiles the functions of its responses',
  ],
  [
    'middlewares/parsers/schema.preprocessor',
    ['SchemaPreprocessor'],
    'what prepares a document before it is compiled',
  ],
  [
    'middlewares/util',
    ['augmentAjvErrors', 'ajvErrorsToValidatorError'],
    'how errors of Ajv become paths and error codes',
  ],
];

const facts = {
  id: 'createThing',
  method: 'POST',
  path: '/v1/things',
  resource: 'things',
  security: [],
  idempotent: false,
  maxBodyBytes: 100,
  responses: new Set<string>(),
};
const branch = (kind: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind } },
});
const json = (schema: object) => ({
  openapi: '3.1.0',
  info: { title: 'createThing', version: '1' },
  paths: {
    '/v1/things': {
      post: {
        operationId: 'createThing',
        parameters: [],
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  components: { schemas: { Cat: branch('cat'), Dog: branch('dog') } },
});
const check = (schema: object, body: unknown) =>
  requestCompiler(json(schema), facts)('application/json')({ headers: {}, query: {}, params: {}, body });

describe('when a new version of express-openapi-validator breaks this', () => {
  it('is pinned, so that nothing here changes by itself', () => {
    const version = manifest.dependencies['express-openapi-validator'];
    expect(version, 'Read the changes of that version, then compare dist/ of both.').toBe('5.6.2');
    expect(installed('express-openapi-validator/package.json').version).toBe(version);
  });

  it.each(modules)('look in dist/%s.js: it has to export %j', (file, names, look) => {
    const found = installed(`express-openapi-validator/dist/${file}.js`);
    for (const name of names) expect(found, `Look for ${look}.`).toHaveProperty(name);
  });

  it('look at the options: AjvOptions has to give those of requests, responses and the preprocessor', () => {
    const options = Object.getOwnPropertyDescriptors(AjvOptions.prototype);
    expect(Object.keys(options)).toEqual(expect.arrayContaining(['request', 'response', 'preprocessor']));
  });

  it('look at SchemaPreprocessor: its cache of resolved schemas is filled, so that it compiles none to find them', () => {
    const preprocessor = new SchemaPreprocessor(
      json({}) as never,
      { formats: {} },
      { removeAdditional: false, coerceTypes: false },
    );
    const { resolvedSchemaCache } = preprocessor as unknown as { resolvedSchemaCache: unknown };
    expect(resolvedSchemaCache, 'Find where resolveSchema keeps what it has resolved.').toBeInstanceOf(Map);
  });

  it('look at RequestValidator: its two Ajv keep the functions under METHOD-path-media type', () => {
    const validator = new RequestValidator(json({}) as never, { formats: {} });
    for (const name of ['ajv', 'ajvBody']) {
      expect(validator, 'Find where buildMiddleware compiles.').toHaveProperty(`${name}.getSchema`);
    }
    expect(check({ type: 'object', required: ['name'] }, {})).toEqual([
      {
        path: '/body/name',
        message: "must have required property 'name'",
        errorCode: 'required.openapi.validation',
      },
    ]);
  });

  it('look at discriminators: the preprocessor leaves their compiled branches at the schema', () => {
    const refs = ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const mapping = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' };
    const schema = { oneOf: refs, discriminator: { propertyName: 'kind', mapping } };
    expect(check(schema, { kind: 'cat' })).toBeUndefined();
    expect(check(schema, { kind: 'cow' }), 'Find _discriminator in the schema preprocessor.').toEqual([
      { path: '/body/kind', message: 'should be one of cat, dog', errorCode: 'enum.openapi.validation' },
    ]);
  });

  it('look at ResponseValidator: _getOrBuildValidator gives the functions by status and media type', () => {
    expect(ResponseValidator.prototype).toHaveProperty('_getOrBuildValidator');
  });

  it('look at Ajv: the count of characters is the default export of runtime/ucs2length, read at each compilation', () => {
    const counting: { default: (text: string) => number } = ajv('ajv/dist/runtime/ucs2length');
    const before = counting.default;
    hastenLengthRules();
    expect(counting.default).not.toBe(before);
    expect(counting.default('a😀'.repeat(20))).toBe(40);
  });
});
