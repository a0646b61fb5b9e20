import { declaredResponse } from '../../../check/declared-response.ts';
import { headerValues } from '../../../check/media-type.ts';
import { isSame } from '../../../contract/instances/json-value.ts';
import { split } from '../../../contract/json-pointer.ts';
import { typed } from '../../../contract/judge/words.ts';
import type { Exchange, RawFinding } from '../../../model/case.ts';
import { differences } from './difference.ts';
import { isRequestMark } from './steady.ts';

/** Headers that differ between a response and its replay. */
const markHeaders =
  /request[-_]?id|correlation|trace|replay|rate[-_]?limit|^date$|^age$|retry-after|^(x-)?idempot/i;

/** How the response to a repeated request differs from the first one; undefined if it is the same. */
export function replayDifference(
  first: Exchange,
  replay: Exchange,
): Pick<RawFinding, 'instancePath' | 'expected' | 'actual'> | undefined {
  const same = 'as in the first response with this key';
  if (first.status !== replay.status) {
    const expected = `status ${first.status}, ${same}`;
    return { instancePath: '/status', expected, actual: `status ${replay.status}` };
  }
  const [inBody] = differences(first.json, replay.json).filter(
    ({ pointer }) => !split(pointer).some(isRequestMark),
  );
  if (inBody !== undefined) {
    const { pointer, one, other } = inBody;
    return { instancePath: `/body${pointer}`, expected: `${typed(one)}, ${same}`, actual: typed(other) };
  }
  const declared = declaredResponse(first.case.operation, first.status)?.headers.keys() ?? [];
  const name = [...declared].find(
    (one) => !markHeaders.test(one) && !isSame(valuesOf(first, one), valuesOf(replay, one)),
  );
  if (name === undefined) return undefined;
  const [expected, actual] = [first, replay].map((exchange) => typed(valuesOf(exchange, name)[0]));
  return { instancePath: `/headers/${name}`, expected: `${expected}, ${same}`, actual: actual ?? 'nothing' };
}

function valuesOf({ answer }: Exchange, name: string): readonly string[] {
  return answer.kind === 'none' ? [] : headerValues(answer, name);
}
