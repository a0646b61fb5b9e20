import { isLoopbackName } from '@finops/contract-express/reading';
import { canBeCrashed } from '#fault-point';
import type { Environment, Variable } from './env.ts';
import { type S3Settings, s3In } from './s3.ts';
import type { Secret } from './secret.ts';
import { ConfigError, type NamedKey, type Network, Values } from './values.ts';
import { DEVELOPMENT_KEY, weaknessOfKey, weakPersonalDataKeys } from './weak-key.ts';

/** External services that the server reaches through ports. Each is simulated until a real one is connected. */
const outsideWorlds = ['venue', 'rails', 'identityProvider', 'fileStore'] as const;

type OutsideWorld = (typeof outsideWorlds)[number];

/** `none`: not connected; operations that need it answer 503. */
type Adapter = 'simulated' | 'none';

/** The SMTP server that sends mail, and the sender's address. */
interface Smtp {
  readonly url: Secret;
  readonly from: string;
}

/** Limits per business. All apply per process, except calls per minute and keys. */
interface BusinessLimits {
  /** Calls per rolling minute over all of its credentials and resources. */
  readonly ratePerMinute: number;
  readonly callsAtOnce: number;
  /** Most calls in the queue; further calls are refused immediately. */
  readonly callsWaiting: number;
  /** Longest wait in the queue, or for a connection, in milliseconds. */
  readonly waitMs: number;
  /** Share of `connections.requests`. A business may use half of the long ones. */
  readonly connections: number;
  /** Most active API keys, and most active public keys. */
  readonly keys: number;
}

/** The configuration of a deployment. Secrets are wrapped, so the whole value can be logged. */
export interface Config {
  readonly environment: 'sandbox' | 'production';
  readonly host: string;
  /** Whether requests with a `Host` other than a loopback name are refused (G367). */
  readonly loopbackNamesOnly: boolean;
  readonly ports: {
    readonly api: number;
    readonly issuer: number;
    readonly console: number;
    /** Port of health and metrics; undefined: the console's port. */
    readonly health: number | undefined;
  };
  /** How long an idle HTTP connection is kept open, in milliseconds. */
  readonly keepAliveMs: number;
  /** How long the server keeps accepting requests during shutdown while `/readyz` answers 503, in milliseconds. */
  readonly drainMs: number;
  /** PostgreSQL; undefined: the embedded database in `dataDirectory`. */
  readonly databaseUrl: Secret | undefined;
  readonly dataDirectory: string;
  readonly redisUrl: Secret | undefined;
  /** At least 32 bytes. Other keys, such as the one for cursors, are derived from it. */
  readonly secretKey: Secret;
  /** Encrypt the data keys of customers. The first encrypts; the others only decrypt. Required in production. */
  readonly personalDataKeys: readonly NamedKey[] | undefined;
  readonly adapters: Readonly<Record<Exclude<OutsideWorld, 'fileStore'>, Adapter>> & {
    readonly fileStore: Adapter | 's3';
  };
  /** Present if the file store is `s3`. */
  readonly s3: S3Settings | undefined;
  /** Undefined: a sandbox stores mails for reading, and production sends none, so operations that need mail answer 503 (G126). */
  readonly smtp: Smtp | undefined;
  /** The canonical URL of the issuer, used as `iss` in tokens; no trailing slash. */
  readonly issuerUrl: string;
  /** URL of the dashboard, which hosts the pages of payment links; no trailing slash. */
  readonly dashboardUrl: string;
  readonly acceptLegacyHeaders: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly Network[];
  /** Default limit of a credential, in requests per rolling minute and resource (G11). */
  readonly rateLimitPerMinute: number;
  /** Most rates a profile can hold through quotes and transfers, and as many through open payment requests (G326). */
  readonly heldRates: number;
  /** PostgreSQL connections of this process: for requests, and for statements that may take a minute. */
  readonly connections: { readonly requests: number; readonly long: number };
  readonly business: BusinessLimits;
  /** Memory for request bodies over 256 KiB in this process, in bytes: in total, and per business (G340). */
  readonly largeBodies: { readonly most: number; readonly mostOfOne: number };
  /** Whether this process sends webhooks. `npm run webhooks` always does. */
  readonly sendsWebhooks: boolean;
  /** Whether webhook endpoints may have loopback addresses (G65). */
  readonly webhookLoopback: boolean;
  /** Base URL of an OTLP/HTTP collector; undefined: no traces. */
  readonly traceEndpoint: string | undefined;
  readonly logLevel: LogLevel;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

const ISSUER_PORT = 4011;
const MOST_PER_MINUTE = 1_000_000_000;
const MIB = 1024 * 1024;
/** The largest request body in the contract (G12). */
const LARGEST_BODY_MIB = 24;

const adapterVariables: Readonly<Record<OutsideWorld, Variable>> = {
  venue: 'VENUE',
  rails: 'RAILS',
  identityProvider: 'IDENTITY_PROVIDER',
  fileStore: 'FILE_STORE',
};

/** Built-in real adapters that production can use instead. */
const realOnes: Readonly<Partial<Record<OutsideWorld, string>>> = {
  fileStore: 'FILE_STORE=s3 and the S3_ variables, or ',
};

const adapterNames: Readonly<Record<OutsideWorld, string>> = {
  venue: 'a simulated price venue',
  rails: 'simulated rails',
  identityProvider: 'a simulated identity provider',
  fileStore: 'a simulated file store',
};

/**
 * Reads the configuration from the environment. Refuses a production deployment that would use development defaults.
 *
 * @throws ConfigError with one sentence per invalid variable, or if production could be made to crash by fault points.
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
    // Load balancers usually close idle connections after 60 seconds. Closing later than they do loses no request.
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
 * The PostgreSQL database to migrate: `MIGRATION_DATABASE_URL`, whose role may alter tables, or else `DATABASE_URL`.
 *
 * @throws ConfigError if neither is set, or the one used is invalid.
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

/** An equal share of the connections, at least one. */
export function portionOf(connections: number, parts: number): number {
  return Math.max(1, Math.floor(connections / parts));
}

/** Descriptions of the simulated services of this configuration, such as `a simulated price venue`. */
export function simulatedWorlds({ adapters }: Config): string[] {
  return outsideWorlds.filter((world) => adapters[world] === 'simulated').map((world) => adapterNames[world]);
}

function sandboxRefusals({ host, secretKey, webhookLoopback }: Config): string[] {
  if (isLoopbackName(host)) return [];
  const weakness = weaknessOfKey(secretKey);
  const refusals: string[] = [];
  if (weakness !== undefined) {
    refusals.push(
      `HOST is "${host}", which other machines can reach, but SECRET_KEY ${weakness}, which is public. Set SECRET_KEY to the output of \`openssl rand -base64 32\`, or HOST to 127.0.0.1.`,
    );
  }
  if (webhookLoopback) {
    refusals.push(
      `HOST is "${host}", which other machines can reach, but WEBHOOK_LOOPBACK is true, which would let them send requests to programs on this machine. Unset WEBHOOK_LOOPBACK, or set HOST to 127.0.0.1.`,
    );
  }
  return refusals;
}

function productionRefusals(config: Config, allowSimulated: boolean): string[] {
  const refusals: string[] = [];
  const weakness = weaknessOfKey(config.secretKey);
  if (weakness !== undefined) {
    refusals.push(`SECRET_KEY ${weakness}. Set it to the output of \`openssl rand -base64 32\`.`);
  }
  refusals.push(...weakPersonalDataKeys(config.personalDataKeys));
  if (config.databaseUrl === undefined) {
    refusals.push(
      'DATABASE_URL is not set. Production requires PostgreSQL; the embedded database is for development. Set it to postgresql://….',
    );
  }
  if (!config.issuerUrl.startsWith('https://')) {
    refusals.push(
      `ISSUER_URL is ${config.issuerUrl}. It must be an https:// URL in production: the one at which apps and users reach the issuer.`,
    );
  }
  if (!config.dashboardUrl.startsWith('https://')) {
    refusals.push(
      `DASHBOARD_URL is ${config.dashboardUrl}. It must be an https:// URL in production: the one of the dashboard.`,
    );
  }
  if (config.webhookLoopback) {
    refusals.push(
      'WEBHOOK_LOOPBACK is true. Production does not send webhooks to its own machine. Set it to false, or unset it.',
    );
  }
  if (canBeCrashed) {
    refusals.push(
      'Node runs with --conditions=fault-points, which lets a test crash the server. Remove it from the command line and from NODE_OPTIONS.',
    );
  }
  for (const world of allowSimulated ? [] : outsideWorlds) {
    if (config.adapters[world] !== 'simulated') continue;
    const variable = adapterVariables[world];
    refusals.push(
      `${variable} is simulated. Production does not run on ${adapterNames[world]}. Set ${realOnes[world] ?? ''}${variable}=none, and operations that need it answer 503, or ALLOW_SIMULATED=true to accept simulated services.`,
    );
  }
  return refusals;
}
