import { describe, expect, it } from 'vitest';
import { recorded } from '../../test/record/recorded.ts';
import { exchange } from '../../test/record/traffic.ts';
import { textRecord } from '../report/record/text-record.ts';

const content = {
  'application/json': {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { n: { type: 'number', maximum: 5 }, size: { enum: [1] } },
    },
  },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: { '/things': { get: { operationId: 'list', responses: { 200: { description: 'All', content } } } } },
};
const pathsOf = (edited: { paths: object }) => Object.keys(edited.paths).filter((path) => path !== '/things');

describe('proposals for odd traffic', () => {
  it('are no bounds and lists that no document can be written with', async () => {
    const { edited, left } = await recorded(document, [
      exchange('GET /things', { answer: '{"n":1e400,"size":-1e400}' }),
    ]);
    const { schema } = edited.paths['/things'].get.responses[200].content['application/json'];
    expect(schema.properties).toEqual({ n: { type: 'number' }, size: {} });
    expect(left).toEqual([]);
  });

  it.each([';charset=utf-8', 'garbage'])('have no content for the type %j', async (type) => {
    const { result, edited } = await recorded(document, [
      exchange('GET /things', { answer: 'a', answerType: type }),
      exchange('POST /other', { body: 'a', type, answer: 'a', answerType: type }),
    ]);
    expect(edited.paths['/things']).toEqual(document.paths['/things']);
    expect(edited.paths['/other'].post).toEqual({ responses: { 200: { description: 'OK' } } });
    expect(textRecord(result)).toContain('no edit  its media type cannot be read');
  });

  it('name a member __proto__', async () => {
    const { edited } = await recorded(document, [exchange('GET /things', { answer: '{"__proto__":1}' })]);
    const { properties } = edited.paths['/things'].get.responses[200].content['application/json'].schema;
    expect(Object.getOwnPropertyDescriptor(properties, '__proto__')?.value).toEqual({ type: 'integer' });
  });

  it('hold for paths with quotes and brackets, encoded or not', async () => {
    const { edited, left } = await recorded(document, [exchange("GET /it's/[a]", { answer: { a: 1 } })]);
    expect(pathsOf(edited)).toEqual(["/it's/[a]"]);
    expect(left).toEqual([]);
  });

  it.each(['/things#frag', '/../../things', '/a/%2E%2e/things', '/\\evil/things'])(
    'are none for the path %s',
    async (path) => {
      const { edited, result } = await recorded(document, [exchange(`GET ${path}`, { answer: { a: 1 } })]);
      expect(edited).toEqual(document);
      expect(result.counts.outside).toBe(1);
    },
  );

  it('list every edit of a new operation', async () => {
    const { result, left } = await recorded(document, [
      exchange('POST /form?page=1', {
        body: 'a=b',
        type: 'application/x-www-form-urlencoded',
        answer: { a: 1 },
      }),
    ]);
    const text = textRecord(result);
    expect(text).toMatch(/edit {5}\S+#\/paths\/~1form\/post\/requestBody: set to .*x-www-form-urlencoded/);
    expect(text).toMatch(/edit {5}\S+#\/paths\/~1form\/post\/parameters: add .*"page"/);
    expect(result.proposals).toHaveLength(1);
    expect(left).toEqual([]);
  });
});
