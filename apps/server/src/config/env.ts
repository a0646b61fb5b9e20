/** All environment variables of the server. No other module reads any. */
export const variables = [
  'ACCEPT_LEGACY_HEADERS',
  'ALLOW_SIMULATED',
  'API_PORT',
  'BUSINESS_API_KEYS',
  'BUSINESS_CALLS_AT_ONCE',
  'BUSINESS_CALLS_WAITING',
  'BUSINESS_CONNECTIONS',
  'BUSINESS_RATE_FACTOR',
  'BUSINESS_WAIT_MS',
  'CONSOLE_PORT',
  'DASHBOARD_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_LONG_CONNECTIONS',
  'DATABASE_URL',
  'DATA_DIR',
  'DRAIN_SECONDS',
  'ENVIRONMENT',
  'FILE_STORE',
  'HEALTH_PORT',
  'HOST',
  'IDENTITY_PROVIDER',
  'ISSUER_PORT',
  'ISSUER_URL',
  'KEEP_ALIVE_SECONDS',
  'LARGE_BODIES_MIB',
  'LOG_LEVEL',
  'MIGRATION_DATABASE_URL',
  'MAIL_FROM',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PERSONAL_DATA_KEYS',
  'PROFILE_HELD_RATES',
  'RAILS',
  'RATE_LIMIT_PER_MINUTE',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SEND_WEBHOOKS',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'VENUE',
  'WEBHOOK_LOOPBACK',
] as const;

export type Variable = (typeof variables)[number];

/** The variables that have a value. */
export type Environment = Readonly<Partial<Record<Variable, string>>>;

/** Reads the variables, by default those of the process. An empty variable counts as unset. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  return Object.fromEntries(
    variables.flatMap((name) => {
      const value = source[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
