import type { DocumentNote } from '../contract/document-note.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import type { Severity } from '../model/severities.ts';
import { openTrafficSecrets } from '../secrets/traffic-secrets.ts';
import { openLiveJudge, pathname } from './check-live.ts';
import { declaredKeys } from './declared-keys.ts';
import { openKeptExchanges } from './kept-exchanges.ts';
import { type OpenDocument, type Proposal, propose } from './propose.ts';
import { defaultSeverity } from './record-rules.ts';

/** How many exchanges a recording saw. */
export interface RecordCounts {
  readonly exchanges: number;
  /** Those of declared operations. */
  readonly judged: number;
  /** Those outside the document that the target refused, or that HTTP itself explains. */
  readonly outside: number;
  readonly unanswered: number;
  /** Exchanges with at least one deviation. */
  readonly deviating: number;
}

/** A proposal and the severity of its rule. */
export interface RatedProposal extends Proposal {
  readonly severity: 'error' | 'warning';
}

/** The result of a recording. */
export interface RecordResult {
  readonly title: string;
  readonly target: string;
  readonly counts: RecordCounts;
  /** In the order of operations and then of appearance. */
  readonly proposals: readonly RatedProposal[];
  readonly before: ReadonlyMap<string, unknown>;
  readonly after: ReadonlyMap<string, unknown>;
  /** Sentences about the limits of the recording. */
  readonly remarks: readonly string[];
  readonly notes: readonly DocumentNote[];
  /** The secrets that no report may show. */
  readonly secrets: readonly string[];
  /** Whether reports only show the types of values. */
  readonly isPersonal: boolean;
}

/** A recording in progress. */
export interface Recording {
  take(exchange: LiveExchange): void;
  unanswered(reason: string): void;
  /** An exchange with its secrets redacted in place. */
  redact(exchange: LiveExchange): LiveExchange;
  counts(): RecordCounts;
  /** Computes the proposals. */
  end(): Promise<RecordResult>;
}

export interface RecordingSettings {
  readonly document: OpenDocument;
  readonly target: URL;
  readonly severityOf: (rule: string, operation: string) => Severity | undefined;
  readonly isPersonal: boolean;
}

/** Opens the recording of traffic. */
export function openRecording({ document, target, severityOf, isPersonal }: RecordingSettings): Recording {
  const { contract } = document;
  const judge = openLiveJudge(contract);
  const secrets = openTrafficSecrets(declaredKeys(document));
  const kept = openKeptExchanges();
  const counts = { exchanges: 0, judged: 0, outside: 0, unanswered: 0, deviating: 0 };
  const unknownBodies = new Set<string>();
  const reasons = new Set<string>();
  return {
    take(exchange) {
      secrets.learn(exchange);
      counts.exchanges += 1;
      const { kind, operation, deviations } = judge.judge(exchange);
      if (kind === 'judged') counts.judged += 1;
      if (kind === 'outside') counts.outside += 1;
      if (deviations.length > 0) counts.deviating += 1;
      for (const { unknown } of [exchange.requestBody, exchange.responseBody]) {
        if (unknown !== undefined) unknownBodies.add(`${operation ?? pathname(exchange)}: ${unknown}`);
      }
      if (kind === 'outside' || deviations.length > 0) kept.keep(exchange, deviations);
    },
    unanswered(reason) {
      counts.unanswered += 1;
      reasons.add(reason);
    },
    redact: secrets.redact,
    counts: () => ({ ...counts }),
    async end() {
      const { list, before, after } = await propose(document, kept.all(), new Set(secrets.all()));
      const order = new Map(contract.operations.map(({ id }, index) => [id, index]));
      const placeOf = ({ deviation }: Proposal): number => order.get(deviation.operation) ?? order.size;
      const proposals = list
        .flatMap((one): RatedProposal[] => {
          const { rule, operation } = one.deviation;
          const severity = severityOf(rule, operation) ?? defaultSeverity(rule);
          return severity === 'off' ? [] : [{ ...one, example: secrets.redact(one.example), severity }];
        })
        .sort((a, b) => placeOf(a) - placeOf(b));
      const dropped = kept.dropped();
      return {
        title: contract.title,
        target: target.href,
        counts: { ...counts },
        proposals,
        before,
        after,
        remarks: [
          ...[...unknownBodies].slice(0, MOST_REMARKS).map((text) => `A body was not judged: ${text}.`),
          ...[...reasons].slice(0, MOST_REMARKS).map((text) => `A request got no response: ${text}.`),
          ...(dropped > 0
            ? [`Too much traffic: ${dropped} exchanges with known deviations are not in the edits.`]
            : []),
        ],
        notes: contract.notes,
        secrets: secrets.all(),
        isPersonal,
      };
    },
  };
}

/** Sentences of one kind that a report shows. */
const MOST_REMARKS = 5;
