import { setTimeout as wait } from 'node:timers/promises';
import type { Mailer } from '../domain/accounts/mail.ts';
import type { Mails } from '../domain/accounts/mails.ts';

/** How long nothing is looked for when no mail is due. */
const LOOK_MS = 1000;

/**
 * Sends mails as they fall due, in every process that runs it, until it is stopped.
 *
 * @param onFailure told of each attempt that failed.
 * @returns stops it and waits for the mail under way.
 */
export function deliverMails(
  mails: Pick<Mails, 'sendDue'>,
  mailer: Mailer,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const isSent = await mails.sendDue(mailer).catch((error: unknown) => {
        onFailure(error);
        return false;
      });
      if (!isSent) await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
