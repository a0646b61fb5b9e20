import { enumerateBranches } from '../../../branches/enumerate-branches.ts';
import { isList, isRecord, isSame, jsonTypeOf } from '../../../contract/instances/json-value.ts';
import { join, valueAt, withValueAt } from '../../../contract/json-pointer.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import type { Candidate } from '../../../model/branch.ts';
import type { ProbeContext } from '../../probe.ts';
import { canCarry } from '../../requests/body-values.ts';
import { fullBody } from '../../requests/full-body.ts';
import { saysSomething } from '../comparison/same-value.ts';
import type { SentBody } from '../steps/member-request.ts';

/**
 * Valid bodies with every compatible optional member that together show at each place, including members of maps, each
 * possible type, an empty value (`0`, `false`, `""`, null, an empty list) and a list of several; those that show the
 * most come first.
 */
export function tellingBodies(
  context: ProbeContext,
  operation: Operation,
  sent: SentBody,
  most: number,
): readonly Json[] {
  const { mediaType, content, value } = sent;
  const fuller = fullBody(context, operation, { mediaType, value });
  const full = fuller !== undefined && 'value' in fuller ? fuller.value : value;
  const { candidates } = enumerateBranches(context, content.schema, 'request', full);
  const valid = candidates.filter(({ branch }) => branch.side === 'valid' && branch.instancePath !== '');
  const shown = new Set(signsOf(value));
  const found: Json[] = [];
  while (found.length < most) {
    const body = withNewSigns(context, sent, full, valid, shown);
    if ([value, ...found].some((one) => isSame(one, body))) break;
    found.push(body);
    for (const sign of signsOf(body)) shown.add(sign);
  }
  return found;
}

/** A body with those candidate values that show something new; they are not nested. */
function withNewSigns(
  context: ProbeContext,
  { mediaType, content }: SentBody,
  full: Json,
  candidates: readonly Candidate[],
  shown: ReadonlySet<string>,
): Json {
  const places: string[] = [];
  const seen = new Set([...shown, ...signsOf(full)]);
  return candidates.reduce((body, { branch: { instancePath: place }, value }) => {
    const inner = valueAt(value, place);
    if (inner === undefined || places.some((one) => isWithin(one, place) || isWithin(place, one)))
      return body;
    if (signsOf(inner, place).every((sign) => seen.has(sign))) return body;
    const made = withValueAt(body, place, inner);
    const isBody =
      made !== undefined &&
      context.judge.isValid(content.schema, made, 'request') &&
      canCarry(context, mediaType, content, made, 'valid');
    if (!isBody) return body;
    places.push(place);
    return made;
  }, full);
}

function isWithin(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`);
}

/** What a value shows, at any depth: `/tags array`, `/tags array many`, `/weight number empty`. */
function signsOf(value: Json, pointer = ''): readonly string[] {
  const told = saysSomething(value) ? (isList(value) && value.length > 1 ? ' many' : '') : ' empty';
  const sign = `${pointer} ${jsonTypeOf(value)}${told}`;
  if (isList(value)) return [sign, ...value.flatMap((item) => signsOf(item, join(pointer, '-')))];
  if (!isRecord(value)) return [sign];
  return [sign, ...Object.entries(value).flatMap(([name, member]) => signsOf(member, join(pointer, name)))];
}
