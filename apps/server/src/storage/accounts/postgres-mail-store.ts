import { type Kysely, type Selectable, sql } from 'kysely';
import type { MailSink, MailStore, SealedMail } from '../../domain/accounts/users/mail.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['created_at', 'mail_id'];
/** The delay before the next attempt starts at a minute and doubles each time, up to about an hour. */
const FIRST_PAUSE_SECONDS = 60;
const MOST_DOUBLINGS = 6;

/** E-mails that are neither sent nor expired, in the database. */
export function mailStore(kysely: Kysely<Tables>): MailStore & MailSink {
  return {
    insert: async ({ id, readers, businessId, recipient, sealed, createdAt, expiresAt }) => {
      await kysely
        .insertInto('mail')
        .values({
          mail_id: id,
          readers,
          business_id: businessId ?? null,
          recipient,
          sealed,
          due_at: createdAt,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    pageFor: ({ email, ownerOf, isAdministrator }, request, now) => {
      const readable = kysely
        .selectFrom('mail')
        .selectAll()
        .where('expires_at', '>', now.toISOString())
        .where(({ eb, or }) =>
          or([
            eb('recipient', '=', email),
            ...(ownerOf === undefined ? [] : [eb('business_id', '=', ownerOf)]),
            ...(isAdministrator ? [eb('readers', '=', 'administrators')] : []),
          ]),
        );
      return listPage(readable, BY_AGE, request, mailIn);
    },
    takeDue: async (now) => {
      const pause = sql`make_interval(secs => ${FIRST_PAUSE_SECONDS} * power(2, least(attempts, ${MOST_DOUBLINGS})))`;
      const row = await kysely
        .updateTable('mail')
        .set({
          attempts: sql`attempts + 1`,
          due_at: sql`${now.toISOString()}::timestamptz + ${pause}`,
        })
        .where('mail_id', '=', (due) =>
          due
            .selectFrom('mail')
            .select('mail_id')
            .where('due_at', '<=', now.toISOString())
            .where('expires_at', '>', now.toISOString())
            .orderBy('due_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      return row && mailIn(row);
    },
    remove: async (mailId) => {
      await kysely.deleteFrom('mail').where('mail_id', '=', mailId).execute();
    },
  };
}

function mailIn(row: Selectable<Tables['mail']>): SealedMail {
  return {
    id: row.mail_id,
    recipient: row.recipient,
    sealed: row.sealed,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
