import { describe, expect, it } from 'vitest';
import { sampleFinding } from '../../test/report/sample-result.ts';
import { credentialsIn, redactFinding, typesOfJson, withoutCredentials } from './redact.ts';

const secrets = { credentials: credentialsIn([['Authorization', 'Bearer s3cret-token']]), personal: false };

describe('redaction', () => {
  it('crosses out credentials, with and without the word of their scheme', () => {
    expect(withoutCredentials('Bearer s3cret-token and s3cret-token', secrets)).toBe(
      '[credential] and [credential]',
    );
    expect(
      redactFinding(sampleFinding({ actual: 'string "s3cret-token"', curl: 'curl s3cret-token' }), secrets),
    ).toMatchObject({
      actual: 'string "[credential]"',
      curl: 'curl [credential]',
    });
  });

  it('tells values of people only by their types', () => {
    const personal = { credentials: [], personal: true };
    const actual = (text: string): string => redactFinding(sampleFinding({ actual: text }), personal).actual;
    expect(actual('string "Ada \\"L\\" Byron"')).toBe('string');
    expect(actual('number 12.5')).toBe('number');
    expect(actual('X-Name: "Ada"')).toBe('X-Name: "…"');
    expect(actual('object with 3 fields')).toBe('object with 3 fields');
    expect(actual('status 404')).toBe('status 404');
  });

  it('keeps an expectation that the contract writes, and no other', () => {
    const personal = { credentials: [], personal: true };
    const expected = 'one of "open", "closed"';
    expect(redactFinding(sampleFinding({ expected }), personal).expected).toBe(expected);
    expect(redactFinding(sampleFinding({ expected, rule: 'created-differs' }), personal).expected).toBe(
      'one of "…", "…"',
    );
  });

  it('shows the types of a body', () => {
    expect(typesOfJson('{"name":"Ada","ids":[1,null,true]}')).toBe(
      '{"name":"string","ids":["number",null,"boolean"]}',
    );
    expect(typesOfJson('Ada Byron')).toBe('[9 characters]');
  });
});
