import type { Logger } from 'pino';
import { type Config, simulatedWorlds } from '../config/config.ts';

/** Warns in the log of production about missing configuration. */
export function warnOfGaps(config: Config, logger: Logger): void {
  if (config.environment !== 'production') return;
  const simulated = simulatedWorlds(config);
  if (simulated.length > 0) {
    logger.warn(
      { simulated },
      `PRODUCTION RUNS ON ${simulated.join(', ').toUpperCase()}: no real money moves. ALLOW_SIMULATED=true permits this.`,
    );
  }
  if (config.smtp === undefined) {
    logger.warn(
      'SMTP_URL is not set: invitations and password resets answer 503, because no e-mail can be sent.',
    );
  }
  if (config.trustedProxies.length > 0) return;
  logger.warn(
    'TRUSTED_PROXIES is not set: behind a proxy, all callers have its address and share one rate limit and sign-in history.',
  );
}
