import { declaredResponse } from '../check/declared-response.ts';
import { declaredContent, isJson, mediaTypeOf } from '../check/media-type.ts';
import type { Contract, Operation, ResponseModel, SchemaObject } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { Exchange } from '../model/case.ts';
import type { Ledger } from './ledger.ts';
import { type Reach, statusBarrier } from './reach.ts';
import { responseBranches, seenBranches } from './response-branches.ts';

/**
 * The response side of the axis `branches`: each declared property, and each branch of `oneOf` and `anyOf`, of the JSON
 * bodies of successful responses.
 */
export function openResponseBranchCoverage(
  ledger: Ledger,
  settings: Reach & {
    readonly contract: Contract;
    readonly judge: Judge;
    readonly operations: readonly Operation[];
  },
): (exchange: Exchange) => void {
  const { contract, judge, operations, ...reach } = settings;
  /** Keys that an operation has not covered yet, by schema object. */
  const missing = new Map<Operation, Map<SchemaObject, Map<string, string>>>();
  for (const operation of operations) {
    const keys = new Map<SchemaObject, Map<string, string>>();
    for (const { response, schema, member, path } of branchesOf(contract, operation)) {
      const { file, pointer } = contract.placeOf(schema);
      const key = `${operation.id} ${file}#${pointer}/${member}`;
      const name = member.startsWith('properties/') ? path : `${path || '/'} ${member}`;
      const barrier = statusBarrier(reach, operation, response.status);
      const item = `${operation.id} ${response.status} ${name}`;
      ledger.addLater(() => ledger.add('branches', key, item, barrier));
      const members = keys.get(schema) ?? new Map<string, string>();
      keys.set(schema, members.set(member, key));
    }
    missing.set(operation, keys);
  }
  return ({ answer, case: { operation, unchecked }, json, status }) => {
    const keys = missing.get(operation);
    if (keys === undefined || keys.size === 0 || json === undefined || unchecked === true) return;
    if (answer.kind === 'none' || status < 200 || status >= 300) return;
    const response = declaredResponse(operation, status);
    const mediaType = mediaTypeOf(answer);
    const content =
      mediaType === undefined ? undefined : response && declaredContent(response.content, mediaType);
    if (content === undefined) return;
    seenBranches(contract, judge, content[1].schema, json, (schema, member) => {
      const members = keys.get(schema);
      const key = members?.get(member);
      if (members === undefined || key === undefined) return;
      ledger.tick('branches', key);
      members.delete(member);
      if (members.size === 0) keys.delete(schema);
    });
  };
}

function branchesOf(contract: Contract, operation: Operation) {
  return successes(operation).flatMap((response) =>
    [...response.content]
      .filter(([mediaType]) => isJson(mediaType) || ['application/*', '*/*'].includes(mediaType))
      .flatMap(([, { schema }]) =>
        responseBranches(contract, schema).map((branch) => ({ ...branch, response })),
      ),
  );
}

function successes(operation: Operation): readonly ResponseModel[] {
  return [...operation.responses.values()].filter(({ status }) => status.startsWith('2'));
}
