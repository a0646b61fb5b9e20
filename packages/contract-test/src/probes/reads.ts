import type { Json, Operation, Parameter } from '../contract/model.ts';
import { caseOf, documented } from '../model/case-of.ts';
import { operationProbe } from './operation-probe.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { baseRequest } from './requests/base-request.ts';
import { isValidOnWire, ownParameters, withParameter } from './requests/parameter-values.ts';

/** How many known resources are read at most. */
const mostThings = 12;

/** Reads again once resources of many forms exist: each list once, and each of the resources used last. */
export function readProbes(operations: readonly Operation[]): Probe[] {
  const read = operations.filter(({ method }) => method === 'GET');
  return read.map((operation) =>
    operationProbe(operation, 'reads', 'shape', function* (context, id) {
      const base = baseRequest(context, operation);
      if (base === undefined) return [];
      const own = ownParameters(operation).filter((one) => one.in === 'path');
      // With several parameters, only the first known values belong together.
      const varied = own.length === 1 ? own : [];
      const requests = varied.flatMap((parameter) =>
        knownValues(context, operation, parameter).map((value) => withParameter(base, parameter, value)),
      );
      for (const [at, parts] of (requests.length === 0 ? [base] : requests).entries()) {
        yield caseOf(id, String(at + 1), operation, parts, documented);
      }
      return [];
    }),
  );
}

function knownValues(context: ProbeContext, operation: Operation, parameter: Parameter): readonly Json[] {
  const values: Json[] = [];
  for (const value of context.world.known(operation, parameter)) {
    if (values.length === mostThings) break;
    if (isValidOnWire(context, parameter, value)) values.push(value);
  }
  return values;
}
