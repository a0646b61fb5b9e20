import { beforeAll, describe, expect, test } from 'vitest';
import { ofConsole } from './testing/console-ruleset-facts.js';
import {
  documentAfter,
  lint,
  loadRuleset,
  ownPartOf,
  ownRules,
  readRuleset,
} from './testing/real-ruleset.js';
import { head, own, split, standard } from './testing/ruleset-facts.js';

describe('the ruleset is what ruleset-facts.js says', () => {
  const { rules, overrides, ...rest } = readRuleset();

  test('extends the whole standard ruleset', () => {
    expect(rest).toEqual(head);
  });

  test('has other options for the console, and nothing else that depends on the document', () => {
    const others = Object.entries(ofConsole.options).map(([name, options]) => [
      name,
      asWritten(own[name], options),
    ]);
    expect(overrides).toEqual([split, { files: ofConsole.files, rules: Object.fromEntries(others) }]);
  });

  test('switches off these standard rules and no others', () => {
    const others = Object.entries(rules).filter(([, rule]) => typeof rule !== 'object');
    expect(Object.fromEntries(others)).toEqual(standard);
  });

  test('has these rules of its own', () => {
    expect(ownRules().map(([name]) => name)).toEqual(Object.keys(own));
  });

  test.each(ownRules())('%s has its options and exceptions, and is an error everywhere', (name, rule) => {
    expect(rule).toEqual({ description: expect.any(String), ...asWritten(own[name], own[name].options) });
  });
});

/** A rule as the ruleset has it, an error everywhere. */
function asWritten({ function: run, resolved }, options) {
  return {
    message: '{{error}}',
    severity: 'error',
    given: '$',
    ...(resolved !== undefined && { resolved }),
    // biome-ignore lint/suspicious/noThenProperty: a key of Spectral.
    then: { function: run, ...(options && { functionOptions: options }) },
  };
}

describe('each value of an option has its effect', () => {
  let ruleset;
  beforeAll(async () => {
    ruleset = ownPartOf(await loadRuleset());
  });

  async function messages(rule, change) {
    const found = await lint(ruleset, documentAfter(change));
    return found.filter(({ code }) => code === rule).map(({ message }) => message);
  }

  test.each(['X-Request-Id', 'x-rate-limit'])('every response has the header %s', async (name) => {
    const found = await messages('response-headers-everywhere', ({ components }) => {
      delete components.responses['failure-406'].headers[name];
    });
    expect(found).toContainEqual(expect.stringContaining(`does not declare the header ${name}`));
  });

  test.each(['400', '401', '403', '406', '413', '415', '429', '500', '503'])(
    'a creation has %s',
    async (status) => {
      const found = await messages('expected-responses', ({ paths }) => {
        delete paths['/v1/things'].post.responses[status];
      });
      expect(found).toEqual([expect.stringContaining(`POST /v1/things has no response ${status}`)]);
    },
  );

  test('a path with a parameter has 404', async () => {
    const found = await messages('expected-responses', ({ paths }) => {
      paths['/v1/things/{id}'] = paths['/v1/things'];
      delete paths['/v1/things'];
    });
    expect(found).toEqual(
      ['GET', 'POST'].map((method) =>
        expect.stringContaining(`${method} /v1/things/{id} has no response 404`),
      ),
    );
  });

  const { words, names } = own['amounts-as-decimal-strings'].options;
  const NAMES = [...words, ...names, 'available_balance', 'minimum_deposit', 'amount_paid', 'amounts_of_all'];

  test('each of these names means an amount', async () => {
    const found = await messages('amounts-as-decimal-strings', ({ components }) => {
      for (const name of NAMES) components.schemas.Thing.properties[name] = { type: 'string' };
      delete components.schemas.Thing.properties.amount;
      components.schemas.Thing.properties.amount = { type: 'string' };
    });
    const named = found.map((message) => message.match(/^`(\w+)`/)?.[1]);
    expect(named.sort()).toEqual([...NAMES].sort());
  });
});
