import type { Logger } from 'pino';
import { type Config, simulatedWorlds } from '../config/config.ts';

/** Says in production's log what it does without. */
export function warnOfGaps(config: Config, logger: Logger): void {
  if (config.environment !== 'production') return;
  const simulated = simulatedWorlds(config);
  if (simulated.length > 0) {
    logger.warn(
      { simulated },
      `PRODUCTION RUNS ON ${simulated.join(', ').toUpperCase()}: no real money moves. ALLOW_SIMULATED=true says so.`,
    );
  }
  if (config.smtp === undefined) {
    logger.warn(
      'SMTP_URL is not set: nobody can be invited, and no password is reset by mail. Both answer 503.',
    );
  }
  if (config.trustedProxies.length > 0) return;
  logger.warn(
    'TRUSTED_PROXIES is not set: behind a proxy, all callers have its address, and share its limits and its good name at sign-in.',
  );
}
