import type { Contract, Operation } from '../../contract/model.ts';
import { shapeOf } from '../../contract/path-template.ts';
import type { Exchange, RawFinding } from '../../model/case.ts';
import { isSuccess } from '../../model/case-of.ts';
import { createsByName } from '../../world/creations.ts';
import type { Probe } from '../probe.ts';
import { isValidOnWire, withFreshKeys, withParameter } from '../requests/parameter-values.ts';
import { putCreation } from '../requests/put-creation.ts';
import { memberRequest, pathValues } from './steps/member-request.ts';
import { flowProbe, type Steps, type Walk } from './steps/walk.ts';

/**
 * Creates a resource with a PUT, under a name for which a GET has found nothing: the response must be 201 (RFC 9110,
 * 9.3.4). The same PUT with `If-None-Match: *`, if both that and 412 are declared, must then be refused (13.1.2).
 */
export function createByNameProbes(contract: Contract): Probe[] {
  return contract.operations.flatMap((create) => {
    const read = contract.operations.find(
      ({ method, path }) => method === 'GET' && shapeOf(path) === shapeOf(create.path),
    );
    if (read === undefined || !createsByName(contract, create)) return [];
    return flowProbe(`${create.id}/create-by-name`, [create, read], 'state', function* (walk) {
      const parts = yield* putCreation(walk.context, create, (name, to, sent) => walk.send(name, to, sent));
      const created = parts && (yield* walk.succeed('create', create, parts));
      if (created === undefined || created.status === 202) return [];
      const reading = memberRequest(walk.context, read, pathValues(create, created.case.parts));
      const seen = reading && (yield* walk.succeed('read', read, reading));
      if (seen === undefined) return [];
      return created.status === 201 ? yield* onlyOnce(walk, created) : [notCreated(walk, created)];
    });
  });
}

function* onlyOnce(walk: Walk, { case: { operation, parts } }: Exchange): Steps<readonly RawFinding[]> {
  const parameter = operation.parameters.find(
    (one) => one.in === 'header' && one.name.toLowerCase() === 'if-none-match',
  );
  if (parameter === undefined || !operation.responses.has('412')) return [];
  if (!isValidOnWire(walk.context, parameter, '*')) return [];
  const fresh = withParameter(withFreshKeys(walk.context, operation, parts), parameter, '*');
  const again = yield* walk.send('only-new', operation, fresh);
  if (!isSuccess(again.status)) return [];
  return [
    walk.finding(again, {
      rule: 'conditional-request',
      cause: 'any',
      instancePath: '/status',
      expected: 'status 412: the resource exists, and `If-None-Match: *` only creates',
      actual: `status ${again.status}`,
      node: operation.node,
      of: operation,
    }),
  ];
}

function notCreated(walk: Walk, created: Exchange): RawFinding {
  const of: Operation = created.case.operation;
  return walk.finding(created, {
    rule: 'created-status',
    cause: 'put',
    instancePath: '/status',
    expected: 'status 201: the resource did not exist before and does now',
    actual: `status ${created.status}`,
    node: of.node,
    of,
  });
}
