import type { components } from '@finops/contract/console';
import type { Mail } from '../../../domain/accounts/users/mail.ts';
import { page, UNCACHED } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { type ConsoleHandler, readerOf, sessionOf } from '../../handler.ts';

/** The mails that the sandbox has kept instead of sending them, as far as the user may read them (G128). */
export const listSandboxMails =
  ({
    accounts: { mails },
    cursors,
  }: Pick<Services, 'accounts' | 'cursors'>): ConsoleHandler<'listSandboxMails'> =>
  async ({ query }, context, call) => {
    const { user, business, role } = sessionOf(context);
    const reader = {
      email: user.email,
      ownerOf: role === 'owner' ? business?.id : undefined,
      isAdministrator: user.isAdministrator,
    };
    const reply = await page(
      'Outbox retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => mails.outbox(reader, request),
      mailBody,
    );
    return { ...reply, headers: UNCACHED };
  };

function mailBody(mail: Mail): components['schemas']['SandboxMail'] {
  const { id, recipient, subject, text, createdAt, expiresAt } = mail;
  return { id, to: recipient, subject, text, created_at: createdAt, expires_at: expiresAt };
}
