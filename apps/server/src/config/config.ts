import { isLoopbackName } from '@finops/contract-express/reading';
import { canBeCrashed } from '#fault-point';
import type { Environment, Variable } from './env.ts';
import { type S3Settings, s3In } from './s3.ts';
import type { Secret } from './secret.ts';
import { ConfigError, type NamedKey, type Network, Values } from './values.ts';
import { DEVELOPMENT_KEY, weaknessOfKey, weakPersonalDataKeys } from './weak-key.ts';

/** The outside worlds that the server reaches through ports; each is simulated until a real one is connected. */
const outsideWorlds = ['venue', 'rails', 'identityProvider', 'fileStore'] as const;

type OutsideWorld = (typeof outsideWorlds)[number];

/** `none`: nothing is connected, and what needs it answers 503. */
type Adapter = 'simulated' | 'none';

/** Where mails are handed over, and whom they are from. */
interface Smtp {
  readonly url: Secret;
  readonly from: string;
}

/** What one business may take of what all share; all but calls a minute and keys in each process. */
interface BusinessLimits {
  /** Calls per rolling minute over all of its credentials and resources. */
  readonly ratePerMinute: number;
  readonly callsAtOnce: number;
  /** Calls that wait for their turn; more are refused at once. */
  readonly callsWaiting: number;
  /** How long a call waits for its turn, or for a connection, in milliseconds. */
  readonly waitMs: number;
  /** Of `connections.requests`; of the long ones it may have half. */
  readonly connections: number;
  /** API keys, and public keys, that work at a time. */
  readonly keys: number;
}

/** Everything that a deployment decides. Secrets are wrapped, so that the value can be logged as it is. */
export interface Config {
  readonly environment: 'sandbox' | 'production';
  readonly host: string;
  /** Whether requests whose `Host` is no loopback name are refused (G367). */
  readonly loopbackNamesOnly: boolean;
  readonly ports: {
    readonly api: number;
    readonly issuer: number;
    readonly console: number;
    /** That of health and metrics; without it they are on the console's. */
    readonly health: number | undefined;
  };
  /** How long an idle connection is kept, in milliseconds. */
  readonly keepAliveMs: number;
  /** How long the server, told to stop, still takes requests while `/readyz` says that it stops, in milliseconds. */
  readonly drainMs: number;
  /** PostgreSQL; without it the embedded database in `dataDirectory`. */
  readonly databaseUrl: Secret | undefined;
  readonly dataDirectory: string;
  readonly redisUrl: Secret | undefined;
  /** At least 32 bytes; keys for cursors and the like are derived from it. */
  readonly secretKey: Secret;
  /** What seals the keys of customers: the first one new keys, the others only open what they sealed. Production has some. */
  readonly personalDataKeys: readonly NamedKey[] | undefined;
  readonly adapters: Readonly<Record<Exclude<OutsideWorld, 'fileStore'>, Adapter>> & {
    readonly fileStore: Adapter | 's3';
  };
  /** Where files are, when the file store is `s3`. */
  readonly s3: S3Settings | undefined;
  /** Without it a sandbox keeps its mails to be read there, and production sends none: what needs one answers 503 (G126). */
  readonly smtp: Smtp | undefined;
  /** The canonical address of the issuer, which every token names; without a slash at the end. */
  readonly issuerUrl: string;
  /** Where the dashboard is, which has the hosted pages of payment links; without a slash at the end. */
  readonly dashboardUrl: string;
  readonly acceptLegacyHeaders: boolean;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` names the caller. */
  readonly trustedProxies: readonly Network[];
  /** Requests per rolling minute and resource of a credential without a limit of its own (G11). */
  readonly rateLimitPerMinute: number;
  /** How many rates a profile can hold by quotes and transfers, and how many by open payment requests (G326). */
  readonly heldRates: number;
  /** Connections of this process to PostgreSQL: for requests, and for what may take a minute. */
  readonly connections: { readonly requests: number; readonly long: number };
  /** What one business may take of what all share. */
  readonly business: BusinessLimits;
  /** Bytes of request bodies of more than 256 KiB that this process holds at once, and how many of them one business may have (G340). */
  readonly largeBodies: { readonly most: number; readonly mostOfOne: number };
  /** Whether this process sends webhooks; `npm run webhooks` does in any case. */
  readonly sendsWebhooks: boolean;
  /** Whether webhook endpoints may be addresses of loopback (G65). */
  readonly webhookLoopback: boolean;
  /** Base address of an OTLP/HTTP collector; no traces without it. */
  readonly traceEndpoint: string | undefined;
  readonly logLevel: LogLevel;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

const ISSUER_PORT = 4011;
const MOST_PER_MINUTE = 1_000_000_000;
const MIB = 1024 * 1024;
/** The largest body of the contract (G12). */
const LARGEST_BODY_MIB = 24;

const adapterVariables: Readonly<Record<OutsideWorld, Variable>> = {
  venue: 'VENUE',
  rails: 'RAILS',
  identityProvider: 'IDENTITY_PROVIDER',
  fileStore: 'FILE_STORE',
};

/** What production may set instead, where a real one is built in. */
const realOnes: Readonly<Partial<Record<OutsideWorld, string>>> = {
  fileStore: 'FILE_STORE=s3 and the variables that begin with S3_, or ',
};

const adapterNames: Readonly<Record<OutsideWorld, string>> = {
  venue: 'a simulated price venue',
  rails: 'simulated rails',
  identityProvider: 'a simulated identity provider',
  fileStore: 'a simulated file store',
};

/**
 * Makes the configuration out of the environment, and refuses a production that would run on development means.
 *
 * @throws ConfigError with one sentence for each variable that is wrong, and for a production that can be told to crash.
 */
export function readConfig(environment: Environment): Config {
  const values = new Values(environment);
  const adapter = (world: OutsideWorld) =>
    values.oneOf(adapterVariables[world], ['simulated', 'none'], 'simulated');
  const fileStore = values.oneOf('FILE_STORE', ['simulated', 's3', 'none'], 'simulated');
  const environmentName = values.oneOf('ENVIRONMENT', ['sandbox', 'production'], 'sandbox');
  const rateLimitPerMinute = values.whole('RATE_LIMIT_PER_MINUTE', 100, 1, MOST_PER_MINUTE);
  const requests = values.whole('DATABASE_CONNECTIONS', 10, 1, 1000);
  const bodiesMib = values.whole('LARGE_BODIES_MIB', 4 * LARGEST_BODY_MIB, LARGEST_BODY_MIB, 100_000);
  const issuerPort = values.port('ISSUER_PORT', ISSUER_PORT);
  const host = values.text('HOST') ?? '127.0.0.1';
  const isLocalSandbox = environmentName === 'sandbox' && isLoopbackName(host);
  const config: Config = {
    environment: environmentName,
    host,
    loopbackNamesOnly: isLocalSandbox,
    ports: {
      api: values.port('API_PORT', 4010),
      issuer: issuerPort,
      console: values.port('CONSOLE_PORT', 4015),
      health: values.text('HEALTH_PORT') === undefined ? undefined : values.port('HEALTH_PORT', 0),
    },
    // Longer than the minute after which most balancers let an idle connection go: who closes it first loses no request.
    keepAliveMs: values.whole('KEEP_ALIVE_SECONDS', 65, 1, 3600) * 1000,
    drainMs: values.whole('DRAIN_SECONDS', environmentName === 'production' ? 5 : 0, 0, 600) * 1000,
    databaseUrl: values.databaseUrl('DATABASE_URL'),
    dataDirectory: values.text('DATA_DIR') ?? '.data/server',
    redisUrl: values.secretUrl('REDIS_URL', ['redis:', 'rediss:']),
    secretKey: values.secretKey('SECRET_KEY', DEVELOPMENT_KEY),
    personalDataKeys: values.namedKeys('PERSONAL_DATA_KEYS'),
    adapters: {
      venue: adapter('venue'),
      rails: adapter('rails'),
      identityProvider: adapter('identityProvider'),
      fileStore,
    },
    s3: fileStore === 's3' ? s3In(values) : undefined,
    smtp: smtpIn(values),
    dashboardUrl: values.baseUrl('DASHBOARD_URL', 'http://127.0.0.1:4014'),
    issuerUrl: values.baseUrl('ISSUER_URL', `http://127.0.0.1:${issuerPort || ISSUER_PORT}`),
    acceptLegacyHeaders: values.flag('ACCEPT_LEGACY_HEADERS'),
    trustedProxies: values.networks('TRUSTED_PROXIES'),
    rateLimitPerMinute,
    heldRates: values.whole('PROFILE_HELD_RATES', 1000, 1, 1_000_000),
    connections: { requests, long: values.whole('DATABASE_LONG_CONNECTIONS', 2, 1, 1000) },
    business: {
      ratePerMinute: Math.min(
        MOST_PER_MINUTE,
        rateLimitPerMinute * values.whole('BUSINESS_RATE_FACTOR', 100, 1, 100_000),
      ),
      callsAtOnce: values.whole('BUSINESS_CALLS_AT_ONCE', 64, 1, 100_000),
      callsWaiting: values.whole('BUSINESS_CALLS_WAITING', 256, 0, 100_000),
      waitMs: values.whole('BUSINESS_WAIT_MS', 5000, 1, 60_000),
      connections: values.whole('BUSINESS_CONNECTIONS', portionOf(requests, 4), 1, 1000),
      keys: values.whole('BUSINESS_API_KEYS', 100, 1, 100_000),
    },
    largeBodies: {
      most: bodiesMib * MIB,
      mostOfOne: Math.max(LARGEST_BODY_MIB, portionOf(bodiesMib, 2)) * MIB,
    },
    sendsWebhooks: values.flag('SEND_WEBHOOKS', true),
    webhookLoopback: values.flag('WEBHOOK_LOOPBACK', isLocalSandbox),
    traceEndpoint: values.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    logLevel: values.oneOf('LOG_LEVEL', logLevels, 'info'),
  };
  const allowSimulated = values.flag('ALLOW_SIMULATED');
  const refusals =
    config.environment === 'production'
      ? productionRefusals(config, allowSimulated)
      : sandboxRefusals(config);
  const faults = [...values.faults, ...refusals];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/**
 * The PostgreSQL to migrate, as the role that may change its tables: `MIGRATION_DATABASE_URL`, or else `DATABASE_URL`.
 *
 * @throws ConfigError when neither is set, or the one that counts is wrong.
 */
export function readMigrationUrl(environment: Environment): Secret {
  const values = new Values(environment);
  const url = values.databaseUrl(
    environment.MIGRATION_DATABASE_URL === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL',
  );
  if (url !== undefined) return url;
  throw new ConfigError(
    values.faults.length > 0
      ? values.faults
      : [
          'DATABASE_URL is not set. Set it to postgresql://…; the embedded database is migrated when `npm start` starts.',
        ],
  );
}

function smtpIn(values: Values): Smtp | undefined {
  const url = values.secretUrl('SMTP_URL', ['smtp:', 'smtps:']);
  const from = values.emailAddress('MAIL_FROM', url !== undefined);
  return url === undefined || from === undefined ? undefined : { url, from };
}

/** One part of so many connections, divided into equal parts; one connection at least. */
export function portionOf(connections: number, parts: number): number {
  return Math.max(1, Math.floor(connections / parts));
}

/** The outside worlds of this configuration that are simulated, in words: `a simulated price venue`. */
export function simulatedWorlds({ adapters }: Config): string[] {
  return outsideWorlds.filter((world) => adapters[world] === 'simulated').map((world) => adapterNames[world]);
}

function sandboxRefusals({ host, secretKey, webhookLoopback }: Config): string[] {
  if (isLoopbackName(host)) return [];
  const weakness = weaknessOfKey(secretKey);
  const refusals: string[] = [];
  if (weakness !== undefined) {
    refusals.push(
      `HOST is "${host}", which others reach, but SECRET_KEY ${weakness}, which everybody knows. Set SECRET_KEY to the output of \`openssl rand -base64 32\`, or HOST to 127.0.0.1.`,
    );
  }
  if (webhookLoopback) {
    refusals.push(
      `HOST is "${host}", which others reach, but WEBHOOK_LOOPBACK is true, so that they could send requests to programs on this machine. Leave WEBHOOK_LOOPBACK out, or set HOST to 127.0.0.1.`,
    );
  }
  return refusals;
}

function productionRefusals(config: Config, allowSimulated: boolean): string[] {
  const refusals: string[] = [];
  const weakness = weaknessOfKey(config.secretKey);
  if (weakness !== undefined) {
    refusals.push(
      `SECRET_KEY ${weakness}. Production needs a key of its own: set it to the output of \`openssl rand -base64 32\`.`,
    );
  }
  refusals.push(...weakPersonalDataKeys(config.personalDataKeys));
  if (config.databaseUrl === undefined) {
    refusals.push(
      'DATABASE_URL is not set. Production needs a PostgreSQL; the embedded database is for development. Set it to postgresql://….',
    );
  }
  if (!config.issuerUrl.startsWith('https://')) {
    refusals.push(
      `ISSUER_URL is ${config.issuerUrl}. Production needs an issuer that nobody can listen to: set it to the https:// address at which apps and users reach the issuer.`,
    );
  }
  if (!config.dashboardUrl.startsWith('https://')) {
    refusals.push(
      `DASHBOARD_URL is ${config.dashboardUrl}. Production sends payers to a dashboard that nobody can listen to: set it to the https:// address of the dashboard.`,
    );
  }
  if (config.webhookLoopback) {
    refusals.push(
      'WEBHOOK_LOOPBACK is true. Production sends no webhooks to its own machine: set it to false, or leave it out.',
    );
  }
  if (canBeCrashed) {
    refusals.push(
      'Node runs with --conditions=fault-points, so that a test can make the server crash. Production does without: take it out of the command line and of NODE_OPTIONS.',
    );
  }
  for (const world of allowSimulated ? [] : outsideWorlds) {
    if (config.adapters[world] !== 'simulated') continue;
    const variable = adapterVariables[world];
    refusals.push(
      `${variable} is simulated. Production does not run on ${adapterNames[world]}: set ${realOnes[world] ?? ''}${variable}=none, so that what needs it answers 503, or ALLOW_SIMULATED=true to run on simulated ones knowingly.`,
    );
  }
  return refusals;
}
