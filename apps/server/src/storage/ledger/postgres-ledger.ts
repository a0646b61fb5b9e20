import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KybStatus } from '@finops/contract/console';
import { type Kysely, sql } from 'kysely';
import { faultPoint } from '#fault-point';
import { kybStatuses } from '../../domain/accounts/kyb.ts';
import type { CustomerStanding } from '../../domain/accounts/profile.ts';
import { customerStatuses } from '../../domain/customers/verification.ts';
import { Unavailable } from '../../domain/domain-error.ts';
import { profileAccounts } from '../../domain/ledger/account.ts';
import type { Commit, CommitOutcome, Ledger } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { RequestTakenOver } from '../../domain/request-taken-over.ts';
import { SandboxReset } from '../../domain/sandbox/sandbox-reset.ts';
import { isOutage } from '../engine/outage.ts';
import { KEPT_REPLY } from '../requests/kept-reply.ts';
import type { Tables } from '../schema/tables.ts';
import { commitJson, type Limits } from './commit-json.ts';

/** Most commits in one call; more wait for the next. */
const BATCH = 64;
/** Most waiting commits; more would wait longer than callers do. */
const MOST_WAITING = 1024;
const RETRY_AFTER_SECONDS = 1;

/** Each call is one statement, which is a transaction by itself. */
interface LedgerDatabase {
  readonly kysely: Kysely<Tables>;
}

/** The outcome of a commit in the database. */
type Answer = CommitOutcome | { readonly kind: 'reset' };

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A ledger whose commits queue in this process. */
export interface QueuedLedger extends Ledger {
  /** The number of commits that wait for a database call. */
  waiting(): number;
}

/**
 * The ledger in the database. Commits of the same profile would wait for each other there, so those that arrive during
 * a call are combined in the next one (`commit_batch`), each with its own outcome.
 */
export function ledgerStore(database: LedgerDatabase, limits: Limits): QueuedLedger {
  const queues = new Map<string, Waiting[]>();

  async function drain(key: string, queue: Waiting[]): Promise<void> {
    do {
      // Batches commits queued in the same event-loop tick, as when callers continue whose commits were answered
      // together.
      await nextTurn();
      const batch = queue.splice(0, BATCH);
      try {
        const outcomes = await commitAll(database, limits, batch);
        for (const [index, waiting] of batch.entries()) answer(waiting, outcomes[index]);
      } catch (error) {
        await commitAlone(database, limits, batch, error);
      }
    } while (queue.length > 0);
    queues.delete(key);
  }

  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        const key = queueOf(commit);
        const waiting = { commit, resolve, reject };
        const queue = queues.get(key);
        if (queue !== undefined) {
          if (queue.length < MOST_WAITING) queue.push(waiting);
          else
            reject(
              new Unavailable('Too many changes wait for this profile. Try again.', RETRY_AFTER_SECONDS),
            );
          return;
        }
        const fresh = [waiting];
        queues.set(key, fresh);
        void drain(key, fresh);
      }),
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
  };
}

function answer({ resolve, reject }: Waiting, given: Answer | undefined): void {
  if (given === undefined) reject(new Error('The database returned fewer outcomes than commits.'));
  else if (given.kind === 'reset') reject(new SandboxReset());
  else if (isTakenOver(given)) reject(new RequestTakenOver());
  else resolve(given);
}

function isTakenOver(given: Answer): boolean {
  return given.kind === 'conflict' && given.record === KEPT_REPLY && given.problem === 'taken_over';
}

/**
 * A failed batch may have failed because of a single commit, so each is retried alone. Not when the database is
 * unreachable: they would only wait longer, and the batch may have been committed after all, so that retried commits
 * would seem refused.
 */
async function commitAlone(
  database: LedgerDatabase,
  limits: Limits,
  batch: readonly Waiting[],
  error: unknown,
): Promise<void> {
  if (batch.length === 1 || isOutage(error)) {
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const waiting of batch) {
    await commitAll(database, limits, [waiting]).then(
      ([outcome]) => answer(waiting, outcome),
      waiting.reject,
    );
  }
}

/** All commits of a queue belong to one business. */
async function commitAll(
  { kysely }: LedgerDatabase,
  limits: Limits,
  batch: readonly Waiting[],
): Promise<Answer[]> {
  const items = JSON.stringify(batch.map(({ commit }) => commitJson(commit, limits)));
  faultPoint('before commit_batch');
  const { rows } = await sql<{ outcomes: string[] }>`
    SELECT commit_batch(${batch[0]?.commit.businessId}, ${items}::jsonb) AS outcomes`.execute(kysely);
  faultPoint('after commit_batch');
  return (rows[0]?.outcomes ?? []).map(outcomeOf);
}

/** Commits of one profile contend for the same balances. */
function queueOf({ businessId, postings, entries = [], events = [] }: Commit): string {
  const accounts = postings.flatMap(({ from, to }) => [from, to]);
  const holder = [...accounts, ...entries, ...events].find((one) => 'profileId' in one);
  return `${businessId} ${holder?.profileId ?? ''}`;
}

/** @throws Error for a text that `commit_batch` does not return. */
function outcomeOf(text: string): Answer {
  const [kind, detail = '', last = '', ...more] = text.split(' ');
  switch (kind) {
    case 'done':
    case 'reset':
      return { kind };
    case 'posted':
      return { kind: 'duplicate' };
    case 'full':
      return { kind: 'limitReached', currency: detail };
    case 'stopped':
      return detail === 'customer'
        ? { kind, customer: standingOf(last, more[0]) }
        : { kind, status: kybStatusOf(detail) };
    case 'conflict':
      return { kind, record: detail, problem: last };
    case 'short': {
      const account = profileAccounts.find((name) => name === detail);
      const [profileId, has, needed] = more;
      if (account === undefined || profileId === undefined || has === undefined || needed === undefined)
        break;
      const amounts = { has: Decimal.parse(has), needed: Decimal.parse(needed) };
      return { kind: 'insufficient', account, currency: last, profileId, ...amounts };
    }
  }
  throw new Error(`Unexpected outcome of a commit: '${text}'.`);
}

function standingOf(text: string, accepted: string | undefined): CustomerStanding {
  const status = customerStatuses.find((name) => name === text);
  if (status === undefined) throw new Error(`Unexpected customer status '${text}'.`);
  return { status, hasAcceptedTerms: accepted !== undefined };
}

function kybStatusOf(text: string): KybStatus {
  const status = kybStatuses.find((name) => name === text);
  if (status === undefined) throw new Error(`Unexpected business status '${text}'.`);
  return status;
}
