import type { Page, PageRequest } from '../../paging.ts';

/** What a mail says. */
export interface Letter {
  readonly subject: string;
  /** Plain text with the token. */
  readonly text: string;
}

/** Who reads a mail in the outbox of the sandbox, beside its recipient (G128). */
export type MailReaders = 'recipient' | 'owners' | 'administrators';

interface MailFacts {
  /** `MAI_…` */
  readonly id: string;
  /** E-mail address, in lower case. */
  readonly recipient: string;
  readonly createdAt: string;
  /** When its token is good no longer; until then it is tried to be sent. */
  readonly expiresAt: string;
}

/** A mail to somebody. */
export interface Mail extends MailFacts, Letter {}

/** A mail as it is kept: what it says is encrypted. */
export interface SealedMail extends MailFacts {
  readonly sealed: Uint8Array;
}

/** A mail that is to be sent. */
interface NewMail extends SealedMail {
  readonly readers: MailReaders;
  /** Whose owners read it; there is one exactly when they do. */
  readonly businessId: string | undefined;
}

/** Takes mails in the transaction of what they tell of. */
export interface MailSink {
  insert(mail: NewMail): Promise<void>;
}

/** Someone who looks into the outbox. */
export interface MailReader {
  readonly email: string;
  /** The business whose owner reads; undefined for anybody else. */
  readonly ownerOf: string | undefined;
  readonly isAdministrator: boolean;
}

/** Mails that are neither sent nor expired. */
export interface MailStore {
  pageFor(reader: MailReader, request: PageRequest, now: Date): Promise<Page<SealedMail>>;
  /** Takes the mail that is due longest; nobody else takes it before its next attempt is due, after longer each time. */
  takeDue(now: Date): Promise<SealedMail | undefined>;
  remove(mailId: string): Promise<void>;
}

/** Hands mails to the outside world. */
export interface Mailer {
  /** @throws Error when the mail was not taken; it is sent again. The message names neither recipient nor text. */
  send(mail: Mail): Promise<void>;
}

/** How mails leave: they are sent, kept where the sandbox reads them, or not written at all. */
export type MailWay = 'smtp' | 'outbox' | 'none';
