import { timestampOf } from '../../clock.ts';
import { Unavailable } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Letter, Mail, Mailer, MailReader, MailReaders, MailSink, SealedMail } from './mail.ts';

const RETRY_AFTER_SECONDS = 3600;

/** Recipient of a mail, and who can read it. */
interface Address {
  /** E-mail address, in lower case. */
  readonly recipient: string;
  readonly readers: MailReaders;
  /** The business whose owners can read it. */
  readonly businessId?: string;
  readonly expiresAt: string;
}

/** Mails, written in the transaction of their cause and sent after it (G126). */
export class Mails {
  readonly #dependencies: Pick<AccountDependencies, 'store' | 'ids' | 'clock' | 'mailing'>;

  constructor(dependencies: Pick<AccountDependencies, 'store' | 'ids' | 'clock' | 'mailing'>) {
    this.#dependencies = dependencies;
  }

  /**
   * Call it before any change that sends a mail.
   *
   * @throws Unavailable when no mail can be sent.
   */
  demandWay(): void {
    if (this.#dependencies.mailing.way !== 'none') return;
    throw new Unavailable(
      'No e-mail server is connected, so invitations and password resets cannot be sent.',
      RETRY_AFTER_SECONDS,
    );
  }

  /** Writes a mail in the transaction of its cause. */
  async post({ mails }: { readonly mails: MailSink }, letter: Letter, address: Address): Promise<void> {
    const { ids, clock, mailing } = this.#dependencies;
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
   * The mails that the sandbox would have sent, as far as the reader may see them; empty where mails are sent
   * (G128). Leaves out mails that were sealed with another key.
   */
  async outbox(reader: MailReader, request: PageRequest): Promise<Page<Mail>> {
    const { store, clock, mailing } = this.#dependencies;
    if (mailing.way !== 'outbox') return { entries: [], next: undefined, previous: undefined };
    const page = await store.mails.pageFor(reader, request, clock.now());
    return { ...page, entries: page.entries.flatMap((mail) => this.#opened(mail) ?? []) };
  }

  /**
   * Sends the mail that has been due longest, and deletes it.
   *
   * @returns false if none is due.
   * @throws Error when it was not accepted; it is retried later.
   */
  async sendDue(mailer: Mailer): Promise<boolean> {
    const { store, clock } = this.#dependencies;
    const mail = await store.mails.takeDue(clock.now());
    if (mail === undefined) return false;
    const opened = this.#opened(mail);
    if (opened === undefined) throw new Error(`The mail ${mail.id} was encrypted with another SECRET_KEY.`);
    await mailer.send(opened);
    await store.mails.remove(mail.id);
    return true;
  }

  #opened({ sealed, ...facts }: SealedMail): Mail | undefined {
    const text = this.#dependencies.mailing.seals.open(sealed, facts.id);
    if (text === undefined) return undefined;
    const letter: Letter = JSON.parse(text);
    return { ...facts, ...letter };
  }
}
