import { grouped } from '../../contract/grouped.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import { overlaps, templateOf } from '../../contract/path-template.ts';
import type { Case, Exchange, RawFinding, RequestParts } from '../../model/case.ts';
import { caseOf } from '../../model/case-of.ts';
import { operationProbe } from '../operation-probe.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';

const methods = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'];

/**
 * Calls each path with one method that neither it nor a path of the same shape declares: the response must be 405 with
 * an `Allow` header that names the declared methods; HEAD beside GET and OPTIONS are optional. Since a server may
 * implement methods that it does not declare, the probe uses the first method that it is allowed to send to the path.
 */
export function methodProbes(contract: Contract, operations: readonly Operation[]): Probe[] {
  const byPath = grouped(operations, ({ path }) => path);
  return [...byPath.values()].flatMap((onPath) => {
    const operation = onPath.find(({ method }) => method === 'GET') ?? onPath[0];
    if (operation === undefined) return [];
    const taken = methodsLike(contract, operation.path);
    const untaken = methods.filter((each) => !taken.has(each));
    if (untaken.length === 0) return [];
    return operationProbe(operation, 'methods', 'spoil', function* (context, id) {
      const { ownOnly, creations } = context.world;
      for (const method of untaken) {
        const base = baseRequest(context, { ...operation, method });
        const parts = base && { ...base, body: undefined };
        if (parts === undefined) continue;
        if (ownOnly && creations.isForeign({ operation, parts, tampering: { method } })) continue;
        return yield* callWith(contract, operation, id, method, parts);
      }
      return [];
    });
  });
}

function* callWith(
  contract: Contract,
  operation: Operation,
  id: string,
  method: string,
  parts: RequestParts,
): Generator<Case, readonly RawFinding[], Exchange> {
  const exchange = yield caseOf(
    id,
    method.toLowerCase(),
    operation,
    parts,
    {
      kind: 'status',
      statuses: [405],
      rule: 'undeclared-method',
      because: `${operation.path} has no ${method}`,
    },
    { tampering: { method }, unchecked: true },
  );
  if (exchange.status !== 405 || exchange.findings.length > 0) return [];
  return allowFindings(contract, exchange);
}

function allowFindings(contract: Contract, exchange: Exchange): RawFinding[] {
  const { case: sent, request, answer } = exchange;
  const { operation } = sent;
  const declared = new Set(
    contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method),
  );
  const lines =
    answer.kind === 'none' ? [] : answer.headers.filter(([name]) => name.toLowerCase() === 'allow');
  const allowed = lines.flatMap(([, value]) => value.split(',').map((method) => method.trim().toUpperCase()));
  const named = new Set(allowed.filter((method) => method !== ''));
  const free = new Set(['OPTIONS', ...(declared.has('GET') ? ['HEAD'] : [])]);
  const likeIt = methodsLike(contract, operation.path);
  const isRight =
    [...declared].every((method) => named.has(method) || method === 'OPTIONS') &&
    [...named].every((method) => likeIt.has(method) || free.has(method));
  if (isRight) return [];
  return [
    {
      rule: 'allow-header',
      operation,
      cause: lines.length === 0 ? 'missing' : 'different',
      shared: false,
      instancePath: '/headers/allow',
      expected: `Allow: ${[...declared].join(', ')}`,
      actual: lines.length === 0 ? 'nothing' : `Allow: ${[...named].join(', ')}`,
      place: contract.placeOf(operation.node),
      case: sent,
      request,
    },
  ];
}

/** The methods of every path template that can match the same concrete path as the given one. */
function methodsLike(contract: Contract, path: string): ReadonlySet<string> {
  const template = templateOf(path);
  const alike = contract.operations.filter((other) => overlaps(template, templateOf(other.path)));
  return new Set(alike.map(({ method }) => method));
}
