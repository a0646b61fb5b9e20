import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { type Environment, type Variable, variables } from './env.ts';
import { ConfigError } from './values.ts';

const GUIDE = 'spec/guides/running.md';
const [, section = ''] = readFileSync(new URL(`../../../../${GUIDE}`, import.meta.url), 'utf8').split(
  '\n## Variables\n',
);

/** The rows of the guide's table: `| \`NAME\` | read by | default | meaning |`. */
const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', reader = '', otherwise = '']) => ({
    name,
    reader,
    otherwise: /^`(.+)`$/.exec(otherwise)?.[1],
  }),
);
const ofServer = rows.filter(({ reader }) => reader === 'server');

/** A production that lacks nothing but what a variable may give it. */
const production: Environment = {
  ENVIRONMENT: 'production',
  SECRET_KEY: Buffer.from('a key of thirty-two bytes or more').toString('base64'),
  PERSONAL_DATA_KEYS: `2026:${Buffer.from('a key of exactly 32 bytes length').toString('base64')}`,
  DATABASE_URL: 'postgresql://db.example.com/finops',
  ISSUER_URL: 'https://auth.example.com',
  DASHBOARD_URL: 'https://dashboard.example.com',
};

/** What an environment leads to: a configuration, or what is wrong. */
function outcome(environment: Environment): unknown {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe(`the table of variables in ${GUIDE}`, () => {
  test('has a row for every variable that the server reads, and none for others', () => {
    const named = ofServer.map(({ name }) => name);
    const missing = variables.filter((name) => !named.includes(name));
    const unknown = named.filter((name) => !variables.some((known) => known === name));
    expect(
      missing,
      `Add a row to "Variables" in ${GUIDE}: | \`NAME\` | server | default | meaning |`,
    ).toEqual([]);
    expect(unknown, `Remove the row, or add the variable to config/env.ts`).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test.each(ofServer.filter(({ otherwise }) => otherwise !== undefined))(
    'gives the default of $name, $otherwise',
    ({ name, otherwise = '' }) => {
      for (const base of [{}, production]) {
        const { [name as Variable]: _, ...without } = base as Environment;
        expect(outcome({ ...without, [name]: otherwise })).toEqual(outcome(without));
      }
    },
  );
});
