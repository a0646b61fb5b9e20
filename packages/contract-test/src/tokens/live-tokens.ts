import type { Answer, HeaderLine, WireRequest } from '../model/message.ts';
import { RunEnded } from '../model/run-ended.ts';
import type { Sender } from '../model/sender.ts';
import type { Clock } from '../send/clock.ts';
import { nearValues } from '../wire/wrong-credentials.ts';
import { type IssuedToken, TokenError, type TokenSource } from './token-source.ts';

/**
 * Tokens that are renewed during a run. Requests are built with the first token of each source, so that the same seed
 * gives the same requests; when sent, the current token replaces it.
 */
export interface LiveTokens {
  /**
   * Registers a source of tokens and returns its first one.
   *
   * @throws {TokenError} if there is none
   */
  add(source: TokenSource, signal: AbortSignal | undefined): Promise<IssuedToken>;
  /**
   * Sends with the current tokens. A token about to expire is renewed first; one that has worked and gets 401 is
   * renewed and the request repeated, unless an earlier successful request still succeeds.
   *
   * @param onSend - called for each additional request
   */
  around(sender: Sender, onSend: () => void): Sender;
  /** Every line with a token that replaced a first one. */
  laterLines(): readonly HeaderLine[];
}

/** How many milliseconds before expiry a token is renewed; a short-lived one after nine tenths of its lifetime. */
const EARLY = 30_000;
const EARLY_SHARE = 0.1;

/** The line that carries a token. */
export function bearerLine(token: string): HeaderLine {
  return ['Authorization', `Bearer ${token}`];
}

interface Held {
  readonly source: TokenSource;
  readonly first: string;
  current: string;
  /** In the time of the clock; undefined if the token does not say. */
  renewAt: number | undefined;
  /** Whether the current token has been accepted. */
  hasWorked: boolean;
  /** Repeats a read that succeeded. */
  readAgain: (() => Promise<Answer>) | undefined;
  renewal: Promise<void> | undefined;
}

/** Opens the tokens of a run. */
export function openTokens(clock: Clock): LiveTokens {
  const held: Held[] = [];
  const later: HeaderLine[] = [];

  const renewAt = ({ lifetime }: IssuedToken): number | undefined =>
    lifetime === undefined ? undefined : clock.now() + lifetime - Math.min(EARLY, lifetime * EARLY_SHARE);

  const fetchNext = async (token: Held, signal: AbortSignal | undefined): Promise<void> => {
    const next = await token.source.fetch(signal).catch((error: unknown) => {
      if (!(error instanceof TokenError)) throw error;
      throw new RunEnded({ kind: 'target-lost', reason: `The token could not be renewed. ${error.message}` });
    });
    later.push(bearerLine(next.value));
    token.current = next.value;
    token.renewAt = renewAt(next);
    token.hasWorked = false;
  };

  /** Renews a token, once for all concurrent requests that find it expired. */
  const renew = (token: Held, dead: string, signal: AbortSignal | undefined): Promise<void> => {
    if (token.current !== dead) return Promise.resolve();
    token.renewal ??= fetchNext(token, signal).finally(() => {
      token.renewal = undefined;
    });
    return token.renewal;
  };

  const renewExpiring = async (token: Held, signal: AbortSignal | undefined): Promise<void> => {
    if (token.renewAt === undefined || clock.now() < token.renewAt) return;
    await renew(token, token.current, signal);
  };

  return {
    async add(source, signal) {
      const issued = await source.fetch(signal);
      const { value } = issued;
      held.push({
        ...{ source, first: value, current: value, renewAt: renewAt(issued) },
        ...{ hasWorked: false, readAgain: undefined, renewal: undefined },
      });
      return issued;
    },
    around: (sender, onSend) => ({
      async send(request, signal) {
        const token = held.find(({ first }) => carries(request, first));
        for (const one of held)
          if (one === token || isNear(request, one.first)) await renewExpiring(one, signal);
        const once = (): Promise<Answer> => sender.send(withCurrent(request, held), signal);
        if (token === undefined) return once();
        const used = token.current;
        const answer = await once();
        if (answer.kind !== 'response') return answer;
        if (answer.status !== 401) {
          token.hasWorked = true;
          if (request.method === 'GET' && answer.status < 300) token.readAgain = once;
          return answer;
        }
        if (token.current === used) {
          if (!token.hasWorked || (await stillWorks(token, onSend))) return answer;
          await renew(token, used, signal);
        }
        onSend();
        const again = await once();
        if (again.kind === 'response' && again.status !== 401) token.hasWorked = true;
        return again;
      },
      close: () => sender.close(),
    }),
    laterLines: () => later,
  };
}

/** Whether an earlier read with a token still succeeds, so that a 401 is not due to the token. */
async function stillWorks({ readAgain }: Held, onSend: () => void): Promise<boolean> {
  if (readAgain === undefined) return false;
  onSend();
  const answer = await readAgain();
  return answer.kind === 'response' && answer.status !== 401;
}

function carries({ headers }: WireRequest, token: string): boolean {
  const [name, value] = bearerLine(token);
  return headers.some((line) => line[0] === name && line[1] === value);
}

/** Whether a request carries a tampered token. */
function isNear({ headers }: WireRequest, token: string): boolean {
  const near = nearValues(bearerLine(token));
  return headers.some(([name, value]) => name === 'Authorization' && near.includes(value));
}

/** A request with the first tokens, and tampered ones, replaced by those of the current tokens. */
function withCurrent(request: WireRequest, held: readonly Held[]): WireRequest {
  const renewed = held.filter(({ first, current }) => first !== current);
  if (renewed.length === 0) return request;
  const present = new Map(
    renewed.flatMap(({ first, current }) => {
      const [before, now] = [bearerLine(first), bearerLine(current)];
      const values = nearValues(now);
      return [
        [before[1], now[1]] as const,
        ...nearValues(before).flatMap((value, at) => {
          const next = values[at];
          return next === undefined ? [] : [[value, next] as const];
        }),
      ];
    }),
  );
  const headers = request.headers.map(
    ([name, value]): HeaderLine => [name, name === 'Authorization' ? (present.get(value) ?? value) : value],
  );
  return { ...request, headers };
}
