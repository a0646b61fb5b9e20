import type { Page, PageRequest } from '../../paging.ts';

/** Subject and text of a mail. */
export interface Letter {
  readonly subject: string;
  /** Plain text with the token. */
  readonly text: string;
}

/** Who can read a mail in the outbox of the sandbox, besides its recipient (G128). */
export type MailReaders = 'recipient' | 'owners' | 'administrators';

interface MailFacts {
  /** `MAI_…` */
  readonly id: string;
  /** E-mail address, in lower case. */
  readonly recipient: string;
  readonly createdAt: string;
  /** When its token expires; sending is retried until then. */
  readonly expiresAt: string;
}

export interface Mail extends MailFacts, Letter {}

/** A mail as it is stored, with its content encrypted. */
export interface SealedMail extends MailFacts {
  readonly sealed: Uint8Array;
}

/** A mail to send. */
interface NewMail extends SealedMail {
  readonly readers: MailReaders;
  /** The business whose owners can read it; present exactly if they can. */
  readonly businessId: string | undefined;
}

/** Takes mails in the transaction of the change that causes them. */
export interface MailSink {
  insert(mail: NewMail): Promise<void>;
}

/** A reader of the outbox. */
export interface MailReader {
  readonly email: string;
  /** The business whose owner reads; undefined for other readers. */
  readonly ownerOf: string | undefined;
  readonly isAdministrator: boolean;
}

/** Mails that are neither sent nor expired. */
export interface MailStore {
  pageFor(reader: MailReader, request: PageRequest, now: Date): Promise<Page<SealedMail>>;
  /**
   * Takes the mail that has been due longest, and hides it from other processes until its next attempt; the delay
   * grows with each attempt.
   */
  takeDue(now: Date): Promise<SealedMail | undefined>;
  remove(mailId: string): Promise<void>;
}

/** Sends mails. */
export interface Mailer {
  /**
   * @throws Error when the mail was not accepted; it is sent again. The message names neither recipient nor text.
   */
  send(mail: Mail): Promise<void>;
}

/** How mails are delivered: by SMTP, kept in the sandbox outbox, or not at all. */
export type MailWay = 'smtp' | 'outbox' | 'none';
