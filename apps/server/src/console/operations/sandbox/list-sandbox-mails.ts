import type { components } from '@finops/contract/console';
import type { Mail } from '../../../domain/accounts/users/mail.ts';
import { page, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, readerOf, sessionOf } from '../../handler.ts';

/** Lists the e-mails that the sandbox stored instead of sending, limited to those the user may read (G128). */
export const listSandboxMails =
  ({
    accounts: { mails },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listSandboxMails'> =>
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
