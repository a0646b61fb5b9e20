import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { readConfig, readMigrationUrl, simulatedWorlds } from './config.ts';
import { type Environment, readEnvironment } from './env.ts';
import { ConfigError } from './values.ts';
import { DEVELOPMENT_KEY } from './weak-key.ts';

const MIB = 1024 * 1024;
const SECRET_KEY = randomBytes(32).toString('base64');
const PERSONAL_KEY = randomBytes(32).toString('base64');

/** A production that lacks nothing. */
const production: Environment = {
  ENVIRONMENT: 'production',
  SECRET_KEY,
  PERSONAL_DATA_KEYS: `2026:${PERSONAL_KEY}`,
  DATABASE_URL: 'postgresql://finops:s3cr3t@db.example.com/finops',
  ISSUER_URL: 'https://auth.example.com',
  DASHBOARD_URL: 'https://dashboard.example.com',
  VENUE: 'none',
  RAILS: 'none',
  IDENTITY_PROVIDER: 'none',
  FILE_STORE: 'none',
};

/** A file store in a bucket that lacks nothing. */
const s3: Environment = {
  FILE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'finops-files',
  S3_ACCESS_KEY_ID: 'k3y-1d',
  S3_SECRET_ACCESS_KEY: 's3cr3t',
};

function faultsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('a sandbox', () => {
  test('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'sandbox',
      host: '127.0.0.1',
      ports: { api: 4010, issuer: 4011, console: 4015, health: undefined },
      issuerUrl: 'http://127.0.0.1:4011',
      dashboardUrl: 'http://127.0.0.1:4014',
      rateLimitPerMinute: 100,
      heldRates: 1000,
      connections: { requests: 10, long: 2 },
      business: {
        ratePerMinute: 10_000,
        callsAtOnce: 64,
        callsWaiting: 256,
        waitMs: 5000,
        connections: 2,
        keys: 100,
      },
      largeBodies: { most: 96 * MIB, mostOfOne: 48 * MIB },
      acceptLegacyHeaders: false,
      webhookLoopback: true,
      loopbackNamesOnly: true,
      logLevel: 'info',
      drainMs: 0,
      keepAliveMs: 65_000,
    });
  });

  test('has room for a body of the largest size of each business, however little there is', () => {
    expect(readConfig({ LARGE_BODIES_MIB: '24' }).largeBodies).toEqual({
      most: 24 * MIB,
      mostOfOne: 24 * MIB,
    });
  });

  test('sends webhooks to no loopback when it is told', () => {
    expect(readConfig({ WEBHOOK_LOOPBACK: 'false' }).webhookLoopback).toBe(false);
  });

  test.each(['0.0.0.0', '192.168.1.5', '::', 'sandbox.example.com'])(
    'neither sends webhooks to loopback nor refuses host names when it listens on %s',
    (HOST) => {
      const sandbox = { HOST, SECRET_KEY: Buffer.alloc(32, 'k7').toString('base64') };
      expect(readConfig(sandbox)).toMatchObject({ webhookLoopback: false, loopbackNamesOnly: false });
      expect(faultsOf({ ...sandbox, WEBHOOK_LOOPBACK: 'true' })).toEqual([
        expect.stringMatching(
          /which other machines can reach, but WEBHOOK_LOOPBACK is true.* Unset WEBHOOK_LOOPBACK/,
        ),
      ]);
    },
  );

  test('takes the share of a business from what there is, unless it is told', () => {
    expect(readConfig({ DATABASE_CONNECTIONS: '1' }).business.connections).toBe(1);
    expect(readConfig({ DATABASE_CONNECTIONS: '31', BUSINESS_CONNECTIONS: '4' })).toMatchObject({
      connections: { requests: 31 },
      business: { connections: 4 },
    });
    const limits = { RATE_LIMIT_PER_MINUTE: '50', BUSINESS_RATE_FACTOR: '3' };
    expect(readConfig(limits).business.ratePerMinute).toBe(150);
    expect(readConfig({ RATE_LIMIT_PER_MINUTE: '1000000000' }).business.ratePerMinute).toBe(1_000_000_000);
  });

  test.each([
    [{ BUSINESS_WAIT_MS: '0' }, 'BUSINESS_WAIT_MS is "0". Set it to a whole number from 1 to 60000.'],
    [{ LARGE_BODIES_MIB: '23' }, 'LARGE_BODIES_MIB is "23". Set it to a whole number from 24 to 100000.'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000". Set it to a whole number from 0 to 65535.'],
    [{ HEALTH_PORT: 'x' }, 'HEALTH_PORT is "x". Set it to a whole number from 0 to 65535.'],
    [{ CONSOLE_PORT: 'x' }, 'CONSOLE_PORT is "x". Set it to a whole number from 0 to 65535.'],
    [
      { RATE_LIMIT_PER_MINUTE: '0' },
      'RATE_LIMIT_PER_MINUTE is "0". Set it to a whole number from 1 to 1000000000.',
    ],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1". Set it to a whole number from 0 to 600.'],
    [{ KEEP_ALIVE_SECONDS: '0' }, 'KEEP_ALIVE_SECONDS is "0". Set it to a whole number from 1 to 3600.'],
    [{ ENVIRONMENT: 'prod' }, 'ENVIRONMENT is "prod". Set it to sandbox or production.'],
    [{ ACCEPT_LEGACY_HEADERS: 'yes' }, 'ACCEPT_LEGACY_HEADERS is "yes". Set it to true or false.'],
    ...['10.0.0.1/33', 'proxy.example', '10.0.0', '::1/129', '1.2.3.4/x'].map(
      (network): [Environment, string] => [
        { TRUSTED_PROXIES: `192.0.2.7, ${network}` },
        `TRUSTED_PROXIES contains "${network}". Set it to comma-separated IP addresses and networks: 10.0.0.0/8, 192.0.2.7.`,
      ],
    ),
    [
      { REDIS_URL: 'localhost:6379' },
      'REDIS_URL is not a valid URL. Set it to one that begins with redis:// or rediss://.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'x' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is "x". Set it to a URL that begins with http:// or https://.',
    ],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'console@example.com' },
      'SMTP_URL is not a valid URL. Set it to one that begins with smtp:// or smtps://.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'MAIL_FROM is not set. Set it to the e-mail address of the sender: console@example.com.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'console' },
      'MAIL_FROM is "console". Set it to the e-mail address of the sender: console@example.com.',
    ],
    [
      { SECRET_KEY: 'c2hvcnQ=' },
      'SECRET_KEY is not base64 of at least 32 bytes. Set it to the output of `openssl rand -base64 32`.',
    ],
    [
      { DATABASE_URL: 'postgresql://' },
      'DATABASE_URL has no host and no database. Set it to postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'postgres://db.example.com:5432/' },
      'DATABASE_URL has no database. Set it to postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'postgresql:///finops?application_name=finops' },
      'DATABASE_URL has no host. Set it to postgresql://user:password@host:5432/database.',
    ],
    ...['2026', 'c2hvcnQ=', '2026:c2hvcnQ=', `2026:${PERSONAL_KEY},`, `twenty six:${PERSONAL_KEY}`].map(
      (PERSONAL_DATA_KEYS): [Environment, string] => [
        { PERSONAL_DATA_KEYS },
        'PERSONAL_DATA_KEYS is not a list of named 32-byte keys. Set it to names and outputs of `openssl rand -base64 32`: 2026:…, 2025:….',
      ],
    ),
    [
      { PERSONAL_DATA_KEYS: `2026:${PERSONAL_KEY},2026:${PERSONAL_KEY}` },
      'PERSONAL_DATA_KEYS repeats a name. Give each key a unique name.',
    ],
    [
      { ...s3, S3_ENDPOINT: 'minio:9000' },
      'S3_ENDPOINT is "minio:9000". Set it to the address of the store: https://s3.example.com.',
    ],
    [
      { ...s3, S3_REGION: 'EU North' },
      'S3_REGION is "EU North". Set it to the region of the bucket: us-east-1.',
    ],
    [{ ...s3, S3_BUCKET: '../x' }, 'S3_BUCKET is "../x". Set it to the name of the bucket: finops-files.'],
  ] satisfies [Environment, string][])('refuses %o', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([fault]);
  });

  test('sends mails when there is a server, and shows its password to nobody', () => {
    const SMTP_URL = 'smtps://finops:s3cr3t@mail.example.com';
    const config = readConfig({ SMTP_URL, MAIL_FROM: 'console@example.com' });
    expect(config.smtp).toMatchObject({ from: 'console@example.com' });
    expect(config.smtp?.url.reveal()).toBe(SMTP_URL);
    expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toContain('s3cr3t');
    expect(readConfig({}).smtp).toBeUndefined();
    expect(faultsOf({ SMTP_URL: 'http://finops:s3cr3t@mail', MAIL_FROM: 'a@b' }).join()).not.toContain(
      's3cr3t',
    );
  });

  test('keeps files in a bucket when FILE_STORE says so, and names everything that it lacks', () => {
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'finops-files', region: 'us-east-1' });
    const { FILE_STORE, ...without } = s3;
    expect(readConfig(without).s3).toBeUndefined();
    expect(faultsOf({ FILE_STORE: 's3' })).toEqual([
      'S3_ENDPOINT is not set. Set it to the address of the store: https://s3.example.com.',
      'S3_BUCKET is not set. Set it to the name of the bucket: finops-files.',
      'S3_ACCESS_KEY_ID is not set.',
      'S3_SECRET_ACCESS_KEY is not set.',
    ]);
  });

  test('seals personal data with the first of its keys, in the order in which they stand', () => {
    const old = randomBytes(32).toString('base64');
    const { personalDataKeys } = readConfig({ PERSONAL_DATA_KEYS: `2026:${PERSONAL_KEY}, 2025:${old}` });
    expect(personalDataKeys?.map(({ name, key }) => [name, key.reveal()])).toEqual([
      ['2026', PERSONAL_KEY],
      ['2025', old],
    ]);
    expect(readConfig({}).personalDataKeys).toBeUndefined();
  });

  test.each([
    'postgresql:///finops?host=/run/postgresql',
    'postgresql://user@localhost/finops?host=/tmp',
    'postgres://db/finops',
  ])('takes a database at %s', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl?.reveal()).toBe(address);
  });

  test.each(['0.0.0.0', '::', '192.168.1.7', 'example.com', '127.0.0.1.example.com'])(
    'refuses HOST %s with a key that everybody knows',
    (HOST) => {
      expect(faultsOf({ HOST })[0]).toContain(
        `HOST is "${HOST}", which other machines can reach, but SECRET_KEY is`,
      );
      expect(faultsOf({ HOST, SECRET_KEY: DEVELOPMENT_KEY })).toHaveLength(1);
      expect(faultsOf({ HOST, SECRET_KEY: Buffer.alloc(32).toString('base64') })).toHaveLength(1);
      expect(faultsOf({ HOST, SECRET_KEY })).toEqual([]);
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('listens on HOST %s', (HOST) => {
    expect(faultsOf({ HOST })).toEqual([]);
  });

  test('tells of every wrong variable at once, and never repeats a password', () => {
    const faults = faultsOf({ API_PORT: '-1', DATABASE_URL: 'mysql://finops:s3cr3t@db' });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('s3cr3t');
  });
});

describe('production', () => {
  test('starts with what it needs', () => {
    const config = readConfig(production);
    expect(config.environment).toBe('production');
    expect(simulatedWorlds(config)).toEqual([]);
    expect(simulatedWorlds(readConfig({ ...production, ...s3 }))).toEqual([]);
  });

  test('drains for five seconds unless it is told otherwise', () => {
    expect(readConfig(production).drainMs).toBe(5000);
    expect(readConfig({ ...production, DRAIN_SECONDS: '30' }).drainMs).toBe(30_000);
  });

  test.each([
    ['a missing key', { SECRET_KEY: undefined }, 'SECRET_KEY is the development key or is not set.'],
    [
      'the development key',
      { SECRET_KEY: DEVELOPMENT_KEY },
      'SECRET_KEY is the development key or is not set.',
    ],
    [
      'the development key spelt without its end',
      { SECRET_KEY: DEVELOPMENT_KEY.replace(/=+$/, '') },
      'SECRET_KEY is the development key',
    ],
    [
      'a key that begins as the development key',
      {
        SECRET_KEY: Buffer.concat([Buffer.from(DEVELOPMENT_KEY, 'base64'), Buffer.from([1, 2])]).toString(
          'base64',
        ),
      },
      'SECRET_KEY is the development key',
    ],
    [
      'the beginning of the development key',
      { SECRET_KEY: Buffer.from(DEVELOPMENT_KEY, 'base64').subarray(0, 32).toString('base64') },
      'SECRET_KEY is the development key',
    ],
    [
      'a key of one byte',
      { SECRET_KEY: Buffer.alloc(48, 7).toString('base64') },
      'SECRET_KEY repeats one byte.',
    ],
    [
      'a short key',
      { SECRET_KEY: randomBytes(31).toString('base64') },
      'SECRET_KEY is not base64 of at least 32 bytes.',
    ],
    ['missing keys for personal data', { PERSONAL_DATA_KEYS: undefined }, 'PERSONAL_DATA_KEYS is not set.'],
    ['keys for personal data that are none', { PERSONAL_DATA_KEYS: 'x' }, 'PERSONAL_DATA_KEYS is not a list'],
    [
      'a key for personal data of one byte',
      { PERSONAL_DATA_KEYS: `2026:${PERSONAL_KEY},2025:${Buffer.alloc(32, 7).toString('base64')}` },
      'The key 2025 of PERSONAL_DATA_KEYS repeats one byte.',
    ],
    ['the embedded database', { DATABASE_URL: undefined }, 'DATABASE_URL is not set.'],
    [
      'a dashboard without TLS',
      { DASHBOARD_URL: 'http://dashboard.example.com/' },
      'DASHBOARD_URL is http://dashboard.example.com.',
    ],
    ['a missing dashboard', { DASHBOARD_URL: undefined }, 'DASHBOARD_URL is http://127.0.0.1:4014.'],
    ['a simulated venue', { VENUE: 'simulated' }, 'VENUE is simulated.'],
    ['simulated rails', { RAILS: undefined }, 'RAILS is simulated.'],
    ['a simulated identity provider', { IDENTITY_PROVIDER: 'simulated' }, 'IDENTITY_PROVIDER is simulated.'],
    ['a simulated file store', { FILE_STORE: 'simulated' }, 'FILE_STORE is simulated.'],
  ])('refuses %s', (_what, change, start) => {
    const given = Object.entries({ ...production, ...change }).filter(([, value]) => value !== undefined);
    const faults = faultsOf(Object.fromEntries(given));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.startsWith(start)).toBe(true);
  });

  test('sends no webhooks to loopback', () => {
    expect(readConfig(production).webhookLoopback).toBe(false);
    expect(faultsOf({ ...production, WEBHOOK_LOOPBACK: 'true' })).toEqual([
      expect.stringMatching(/^WEBHOOK_LOOPBACK is true\. .* Set it to false, or unset it\.$/),
    ]);
  });

  test('has the issuer that ISSUER_URL names, spelt as in its tokens', () => {
    expect(readConfig(production).issuerUrl).toBe('https://auth.example.com');
    const ISSUER_URL = 'https://example.com/auth/';
    expect(readConfig({ ...production, ISSUER_URL }).issuerUrl).toBe('https://example.com/auth');
  });

  test('runs on simulated worlds when ALLOW_SIMULATED says so', () => {
    const config = readConfig({ ...production, VENUE: 'simulated', ALLOW_SIMULATED: 'true' });
    expect(simulatedWorlds(config)).toEqual(['a simulated price venue']);
  });
});

describe('the database to migrate', () => {
  const own = 'postgresql://owner:0wn3r@db.example.com/finops';

  test('is that of MIGRATION_DATABASE_URL, or else of DATABASE_URL, whatever else production lacks', () => {
    const { DATABASE_URL = '' } = production;
    const environment: Environment = { ENVIRONMENT: 'production', DATABASE_URL };
    expect(readMigrationUrl(environment).reveal()).toBe(DATABASE_URL);
    expect(readMigrationUrl({ ...environment, MIGRATION_DATABASE_URL: own }).reveal()).toBe(own);
  });

  test.each<[Environment, string]>([
    [{}, 'DATABASE_URL is not set.'],
    [
      { DATABASE_URL: own, MIGRATION_DATABASE_URL: 'mysql://db' },
      'MIGRATION_DATABASE_URL is not a valid URL.',
    ],
  ])('is refused in %j', (environment, fault) => {
    expect(() => readMigrationUrl(environment)).toThrow(fault);
  });
});

test('a configuration can be logged: it shows no secret', () => {
  const config = readConfig({ ...production, ...s3, REDIS_URL: 'redis://:r3d1s@127.0.0.1' });
  const shown = `${JSON.stringify(config)} ${inspect(config, { depth: 9 })} ${config.secretKey}`;
  for (const secret of [SECRET_KEY, PERSONAL_KEY, 's3cr3t', 'k3y-1d', 'r3d1s'])
    expect(shown).not.toContain(secret);
  expect(config.secretKey.reveal()).toBe(SECRET_KEY);
});

test('an empty variable counts as not set', () => {
  vi.stubEnv('REDIS_URL', ' ');
  expect(readEnvironment()).not.toHaveProperty('REDIS_URL');
});
