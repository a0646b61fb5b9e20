import { isRecord } from '../contract/instances/json-value.ts';
import type { Contract, Json } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import { caseOf, documented, isSuccess } from '../model/case-of.ts';
import type { Leftover } from '../model/test-result.ts';
import { settableFields } from '../probes/flows/comparison/settable.ts';
import { bodyOf, memberRequest, type SentBody, withBody } from '../probes/flows/steps/member-request.ts';
import { thingLike } from '../probes/flows/steps/things.ts';
import type { ProbeContext } from '../probes/probe.ts';
import { canCarry } from '../probes/requests/body-values.ts';
import { withFreshKeys } from '../probes/requests/parameter-values.ts';
import type { Original } from '../world/originals.ts';
import type { Driver } from './drive.ts';

const NAME = 'put-back';

/** Restores singletons to their value before the run; returns those that could not be restored. */
export async function putBack(
  contract: Contract,
  originals: readonly Original[],
  driver: Driver,
  signal: AbortSignal | undefined,
  onExchange: (exchange: Exchange) => void,
): Promise<readonly Leftover[]> {
  const context = driver.contextOf(NAME);
  const left: Leftover[] = [];
  for (const { update, json } of originals) {
    const leave = (reason: string): void =>
      void left.push({ operation: update.id, path: update.path, reason: `it was changed, and ${reason}` });
    const parts = memberRequest(context, update, []);
    const sent = parts && bodyOf(update, parts.body);
    const value = sent && earlierBody(context, settableFields(contract, [update]), sent, json);
    if (parts === undefined || value === undefined) {
      leave(`no valid request could be built that restores it`);
      continue;
    }
    const request = withFreshKeys(context, update, withBody(parts, value));
    const exchange = await driver.ask(caseOf(NAME, update.id, update, request, documented), signal);
    onExchange(exchange);
    if (!isSuccess(exchange.status)) leave(`${update.id} does not restore it`);
  }
  return left;
}

/** A body with the settable members of an earlier response; null members are left out if invalid. */
function earlierBody(
  context: ProbeContext,
  settable: ReadonlySet<string>,
  { value, content, mediaType }: SentBody,
  json: Json,
): Json | undefined {
  const thing = thingLike(json, value);
  if (!isRecord(thing)) return undefined;
  const members = Object.entries(thing).filter(([name]) => settable.has(name));
  const bodies = [members, members.filter(([, one]) => one !== null)].map((some) => Object.fromEntries(some));
  return bodies.find(
    (body) =>
      context.judge.isValid(content.schema, body, 'request') &&
      canCarry(context, mediaType, content, body, 'valid'),
  );
}
