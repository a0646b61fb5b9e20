import { isJson } from '../../check/media-type.ts';
import { memberSchemas } from '../../contract/instances/members.ts';
import type { Contract, Operation } from '../../contract/model.ts';
import { type Member, membersOf, possibleLayers } from '../lists/meaning/entry-members.ts';

/** The declared members of the single resource that an operation returns, unwrapped from `data` if need be. */
export function thingMembers(contract: Contract, { responses }: Operation): readonly Member[] {
  for (const [status, { content }] of responses) {
    if (!status.startsWith('2')) continue;
    const schema = [...content].find(([name]) => isJson(name))?.[1].schema;
    if (schema === undefined) continue;
    const wrapped = memberSchemas(possibleLayers(contract, [schema]), 'data');
    return membersOf(contract, wrapped.length > 0 ? wrapped : [schema], [], 0);
  }
  return [];
}
