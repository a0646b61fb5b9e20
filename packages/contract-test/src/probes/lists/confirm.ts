import { isSame } from '../../contract/instances/json-value.ts';
import type { Json, Parameter } from '../../contract/model.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import type { FlowFinding, Steps } from '../flows/steps/walk.ts';
import { type Member, valueIn } from './meaning/entry-members.ts';
import type { OpenList, Reading } from './open-list.ts';

/** A violation of a list, before it is confirmed. */
export type Verdict = Pick<FlowFinding, 'rule' | 'cause' | 'expected' | 'actual'> & {
  readonly exchange: Exchange;
  /** The object of the contract that sets the expectation: the parameter or the operation. */
  readonly node: object;
  /**
   * The member that the verdict rests on, whose values must not change meanwhile; undefined for the identifiers alone.
   */
  readonly member?: Member | undefined;
};

/**
 * Judges a list again from a new reading. A verdict counts only if it is the same both times and the list is the same
 * before and after the second one, since others may write to it meanwhile.
 */
export function* confirmed(
  list: OpenList,
  whole: Reading,
  about: Parameter | undefined,
  judge: (whole: Reading) => Steps<Verdict | undefined>,
): Steps<readonly RawFinding[]> {
  const first = yield* judge(whole);
  if (first === undefined) return [];
  const before = yield* list.read('again');
  const second = before && (yield* judge(before));
  const after = second && (yield* list.read('after'));
  if (before === undefined || second === undefined || after === undefined) return [];
  if (second.rule !== first.rule || second.cause !== first.cause) return [];
  if (!isSteady(before, after, second.member)) {
    list.ask(about, 'The list changes while it is read, so it cannot be checked.');
    return [];
  }
  const { exchange, node, member: _, ...found } = second;
  return [list.walk.finding(exchange, { ...found, instancePath: '/body', node, of: list.meaning.operation })];
}

/** Whether two readings hold the same entries with the same values of a member. */
function isSteady(before: Reading, after: Reading, member: Member | undefined): boolean {
  const told = (reading: Reading): Json => {
    const lines = reading.entries.map((entry, at) =>
      JSON.stringify([reading.ids?.[at] ?? null, (member && valueIn(entry, member)) ?? null]),
    );
    return lines.sort();
  };
  return isSame(told(before), told(after));
}
