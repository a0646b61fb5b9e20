import { headerValues } from '../../check/media-type.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import type { Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { thingsOf } from '../../world/answered-things.ts';
import { resourcesOf } from '../../world/resources.ts';
import type { Probe, ProbeContext } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { withFreshKeys } from '../requests/parameter-values.ts';
import { linksOf } from './steps/link-request.ts';
import { readLocation } from './steps/location.ts';
import { memberRequest, valuesAbove } from './steps/member-request.ts';
import { namedResults } from './steps/named-results.ts';
import { identifierIn } from './steps/things.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';
import { isLost } from './steps/ways.ts';

/** Milliseconds before each poll of accepted work, unless `Retry-After` says otherwise. */
const pauses = [0, 50, 100, 200, 400, 800, 800, 800, 800];

/** The longest time to wait for the outcome, in milliseconds. */
const patience = 5_000;

/** How many polls may find nothing: accepted work need not be visible at once. */
const mostMissing = 5;

const open =
  /^(accepted|active|awaiting.*|created|executing|in[ _-]?progress|initiali[sz]\w*|new|not[ _-]?started|ongoing|open|pending|prepar\w*|process\w*|queued|received|requested|running|scheduled|start\w*|submitted|waiting|working)$/i;

/** Where a 202 response says that its outcome can be seen. */
interface Monitor {
  readonly name: string;
  readonly node: object;
  readonly operation: Operation;
  readonly parts: RequestParts;
}

/**
 * Sends requests that may be accepted for later processing and polls where the response says, by its `Location`, a link
 * or an identifier, until the work is done or some seconds have passed. That place must exist, and so must whatever the
 * outcome links to or names.
 */
export function acceptedProbes(contract: Contract): Probe[] {
  return contract.operations
    .filter(({ method, responses }) => method !== 'GET' && responses.has('202'))
    .map((operation) =>
      flowProbe(`${operation.id}/accepted`, [operation], 'state', function* (walk) {
        const base = baseRequest(walk.context, operation);
        if (base === undefined) return [];
        const parts = withFreshKeys(walk.context, operation, base);
        const accepted = yield* walk.succeed('request', operation, parts);
        const monitor = accepted?.status === 202 ? monitorOf(walk.context, accepted) : undefined;
        if (accepted === undefined || monitor === undefined) return [];
        const { found, outcome } = yield* poll(walk, accepted, monitor);
        return outcome === undefined ? found : yield* followOutcome(walk, operation, outcome);
      }),
    );
}

function monitorOf(context: ProbeContext, accepted: Exchange): Monitor | undefined {
  const { operation } = accepted.case;
  const location = readLocation(context, accepted);
  if (location?.target !== undefined) return { name: 'Location', node: location.node, ...location.target };
  const [first] = linksOf(context, accepted);
  if (first !== undefined) return { name: `link ${first.link.name}`, node: first.link.node, ...first };
  const resource = resourcesOf(context.contract).find(({ create }) => create === operation);
  const id = resource && identifierIn(accepted.json, resource.key);
  if (resource?.read === undefined || id === undefined) return undefined;
  const parts = memberRequest(context, resource.read, [...valuesAbove(resource, accepted), id]);
  return parts && { name: 'identifier', node: operation.node, operation: resource.read, parts };
}

function* poll(
  walk: Walk,
  accepted: Exchange,
  { name, node, operation, parts }: Monitor,
): Steps<{ readonly found: readonly RawFinding[]; readonly outcome: Exchange | undefined }> {
  const nothing = { found: [], outcome: undefined };
  let last = accepted;
  let waited = 0;
  let missing = 0;
  for (const usual of pauses) {
    const pause = retryAfter(last) ?? usual;
    waited += pause;
    if (waited > patience) return nothing;
    last = yield* walk.send('poll', operation, parts, pause > 0 ? { pause } : {});
    if (!walk.isSound) return nothing;
    if (last.status === 404 || last.status === 410) {
      missing += 1;
      if (missing < mostMissing) continue;
      const of = accepted.case.operation;
      const expected = `what the ${name} in the response to ${of.id} refers to`;
      const seen = { instancePath: '/status', expected, actual: `status ${last.status}` };
      const found = walk.finding(last, { rule: 'broken-link', cause: name, ...seen, node, of });
      return { found: [found], outcome: undefined };
    }
    if (!isSuccess(last.status)) return nothing;
    if (last.status !== 202 && !isOpen(last)) return { found: [], outcome: last };
  }
  return nothing;
}

/** Reads what the outcome links to, and the resources that it names by identifier. */
function* followOutcome(walk: Walk, of: Operation, outcome: Exchange): Steps<readonly RawFinding[]> {
  const links = linksOf(walk.context, outcome).map(({ link, operation, parts }) => ({
    name: `link ${link.name}`,
    node: link.node,
    operation,
    parts,
  }));
  for (const { name, node, operation, parts } of [...links, ...namedResults(walk.context, of, outcome)]) {
    const seen = yield* walk.send('outcome', operation, parts);
    if (!walk.isSound || isSuccess(seen.status) || !isLost(seen.status)) continue;
    return [
      walk.finding(seen, {
        rule: 'broken-link',
        cause: name,
        instancePath: '/status',
        expected: `what the ${name} in the outcome of ${of.id} refers to`,
        actual: `status ${seen.status}`,
        node,
        of,
      }),
    ];
  }
  return [];
}

function isOpen({ json }: Exchange): boolean {
  return thingsOf(json).some((thing) =>
    Object.entries(thing).some(([name, value]) =>
      typeof value === 'boolean'
        ? /^(is_?)?(done|completed?|finished|ready)$/i.test(name) && !value
        : /^(status|state|phase)$/i.test(name) && typeof value === 'string' && open.test(value),
    ),
  );
}

/** The milliseconds that a response asks to wait. */
function retryAfter({ answer }: Exchange): number | undefined {
  const [text] = answer.kind === 'none' ? [] : headerValues(answer, 'retry-after');
  return text !== undefined && /^\d+$/.test(text) ? Number(text) * 1_000 : undefined;
}
