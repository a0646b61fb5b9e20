import { timestampOf } from '../../clock.ts';
import { Unavailable } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { AccountParts } from '../account-parts.ts';
import type { Letter, Mail, Mailer, MailReader, MailReaders, MailSink, SealedMail } from './mail.ts';

const RETRY_AFTER_SECONDS = 3600;

/** Where a mail goes and who may read it. */
interface Address {
  /** E-mail address, in lower case. */
  readonly recipient: string;
  readonly readers: MailReaders;
  /** Whose owners read it. */
  readonly businessId?: string;
  readonly expiresAt: string;
}

/** Mails: written in the transaction of what they tell of, sent after it (G126). */
export class Mails {
  readonly #parts: Pick<AccountParts, 'store' | 'ids' | 'clock' | 'mailing'>;

  constructor(parts: Pick<AccountParts, 'store' | 'ids' | 'clock' | 'mailing'>) {
    this.#parts = parts;
  }

  /**
   * Call it before anything is done that needs a mail.
   *
   * @throws Unavailable when no mail can leave.
   */
  demandWay(): void {
    if (this.#parts.mailing.way !== 'none') return;
    throw new Unavailable(
      'No e-mail server is connected, so invitations and password resets cannot be sent.',
      RETRY_AFTER_SECONDS,
    );
  }

  /** Writes a mail, in the transaction of what it tells of. */
  async post({ mails }: { readonly mails: MailSink }, letter: Letter, address: Address): Promise<void> {
    const { ids, clock, mailing } = this.#parts;
    const id = ids.next('MAI_');
    await mails.insert({
      businessId: undefined,
      ...address,
      id,
      sealed: mailing.seals.seal(JSON.stringify(letter), id),
      createdAt: timestampOf(clock.now()),
    });
  }

  /**
   * What the sandbox would have sent, as far as the reader may read it; nothing where mails are sent (G128). What was sealed with
   * another key is left out.
   */
  async outbox(reader: MailReader, request: PageRequest): Promise<Page<Mail>> {
    const { store, clock, mailing } = this.#parts;
    if (mailing.way !== 'outbox') return { entries: [], next: undefined, previous: undefined };
    const page = await store.mails.pageFor(reader, request, clock.now());
    return { ...page, entries: page.entries.flatMap((mail) => this.#opened(mail) ?? []) };
  }

  /**
   * Sends the mail that is due longest, and deletes it.
   *
   * @returns false when none is due.
   * @throws Error when it was not taken; it is due again later.
   */
  async sendDue(mailer: Mailer): Promise<boolean> {
    const { store, clock } = this.#parts;
    const mail = await store.mails.takeDue(clock.now());
    if (mail === undefined) return false;
    const opened = this.#opened(mail);
    if (opened === undefined) throw new Error(`The mail ${mail.id} was written with another SECRET_KEY.`);
    await mailer.send(opened);
    await store.mails.remove(mail.id);
    return true;
  }

  #opened({ sealed, ...facts }: SealedMail): Mail | undefined {
    const text = this.#parts.mailing.seals.open(sealed, facts.id);
    if (text === undefined) return undefined;
    const letter: Letter = JSON.parse(text);
    return { ...facts, ...letter };
  }
}
