import type { Config } from '../config/config.ts';
import { apiKeyHandlers } from '../console/operations/api-keys/index.ts';
import { auditEntryHandlers } from '../console/operations/audit-entries/index.ts';
import { businessHandlers } from '../console/operations/business/index.ts';
import { businessesHandlers } from '../console/operations/businesses/index.ts';
import { invitationHandlers } from '../console/operations/invitations/index.ts';
import { membershipHandlers } from '../console/operations/memberships/index.ts';
import { passwordResetHandlers } from '../console/operations/password-resets/index.ts';
import { platformHandlers } from '../console/operations/platform/index.ts';
import { publicKeyHandlers } from '../console/operations/public-keys/index.ts';
import { sessionHandlers } from '../console/operations/session/index.ts';
import { userHandlers } from '../console/operations/user/index.ts';
import { accountsOf } from '../domain/accounts/accounts.ts';
import { sealsOf } from '../domain/accounts/seals.ts';
import type { MailWay } from '../domain/accounts/users/mail.ts';
import type { Mails } from '../domain/accounts/users/mails.ts';
import type { Job } from '../jobs/scheduler.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import type { Services } from '../services.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { profileStore } from '../storage/accounts/postgres-profiles.ts';
import { accessTokensOf } from './access-tokens.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Businesses, the users and credentials that act for them, and the e-mails sent to users. */
export function accountsArea(
  base: Base,
  { cursors, signingKeys }: Pick<Services, 'cursors' | 'signingKeys'>,
) {
  const { config, database, reference, clock, ids, randomness, rateWindows, sweepMs } = base;
  const accounts = accountsOf(
    {
      store: accountStore(database),
      clock,
      ids,
      randomness,
      rateWindows: rateWindows.windows,
      accessTokens: accessTokensOf(config, () => signingKeys.publishedKeys(), clock),
      mailing: {
        way: mailWayOf(config),
        seals: sealsOf(Buffer.from(config.secretKey.reveal(), 'base64'), randomness),
      },
      mostKeys: config.business.keys,
      rateLimitPerMinute: config.rateLimitPerMinute,
    },
    reference,
  );
  const given = { accounts, cursors };
  const cookie = { secure: config.environment === 'production' };
  return {
    services: {
      accounts,
      admissions: accounts.admissions,
      profiles: profileStore(database.kysely),
    },
    handlers: {
      console: {
        ...apiKeyHandlers(given),
        ...auditEntryHandlers(given),
        ...businessHandlers(given),
        ...businessesHandlers(given),
        ...invitationHandlers(given),
        ...membershipHandlers(given),
        ...passwordResetHandlers(given),
        ...platformHandlers(given),
        ...publicKeyHandlers(given),
        ...sessionHandlers(given, cookie),
        ...userHandlers(given),
      },
    },
    jobs: [
      {
        name: 'expired records of accounts',
        restMs: sweepMs,
        run: async () => {
          await accounts.deleteExpired(clock.now());
          return false;
        },
      },
      ...mailJobs(accounts.mails, base),
    ],
  } satisfies Area;
}

function mailWayOf({ smtp, environment }: Config): MailWay {
  if (smtp !== undefined) return 'smtp';
  return environment === 'production' ? 'none' : 'outbox';
}

/** How long to wait before the next look when no e-mail is due. */
const MAIL_REST_MS = 1000;

function mailJobs(mails: Mails, { config: { smtp }, logger }: Base): readonly Job[] {
  if (smtp === undefined) return [];
  const mailer = smtpMailer({ url: smtp.url.reveal(), from: smtp.from });
  const run = () =>
    mails.sendDue(mailer).catch((error: unknown) => {
      logger.error({ err: error }, 'an e-mail could not be sent and will be retried');
      return false;
    });
  return [{ name: 'mails', restMs: MAIL_REST_MS, run }];
}
