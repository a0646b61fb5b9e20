/** The environment variables that the server reads. Nothing else of the project's server reads any. */
export const variables = [
  'ACCEPT_LEGACY_HEADERS',
  'ALLOW_SIMULATED',
  'API_PORT',
  'CONSOLE_PORT',
  'DATABASE_URL',
  'DATA_DIR',
  'ENVIRONMENT',
  'FILE_STORE',
  'HOST',
  'IDENTITY_PROVIDER',
  'ISSUER_PORT',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'RAILS',
  'RATE_LIMIT_PER_MINUTE',
  'REDIS_URL',
  'SECRET_KEY',
  'TRUSTED_PROXIES',
  'VENUE',
] as const;

export type Variable = (typeof variables)[number];

/** The variables that are set to something. */
export type Environment = Readonly<Partial<Record<Variable, string>>>;

/** Reads the variables from the process; an empty one counts as not set. */
export function readEnvironment(): Environment {
  return Object.fromEntries(
    variables.flatMap((name) => {
      const value = process.env[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
