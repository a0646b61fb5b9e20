import { createTransport } from 'nodemailer';
import type { Mailer } from '../domain/accounts/users/mail.ts';

/** How long the server may be silent; less than the pause before the next attempt. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Where mails are handed over, and whom they are from. */
export interface SmtpSettings {
  /** `smtp://…` or `smtps://…`, with user and password if the server wants them. */
  readonly url: string;
  readonly from: string;
}

/**
 * Sends mails by SMTP (RFC 5321), one connection each. A password goes over TLS only: `smtp` with one demands STARTTLS.
 */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ recipient, subject, text }) => {
      try {
        await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text });
      } catch (error) {
        throw new Error(`The mail server did not take a mail: ${reasonOf(error)}.`);
      }
    },
  };
}

/** What servers say may repeat the recipient: only codes are passed on. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';
}
