import type { Contract, Json, Operation } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import { isSuccess } from '../model/case-of.ts';
import { isSafe } from '../model/message.ts';
import { singletonsOf } from './resources.ts';

/** What there is one of, such as `/settings`, as it was before a run changed it. */
export interface Original {
  /** The operation that sets it, a PUT where there is one. */
  readonly update: Operation;
  /** What its first reading was answered with. */
  readonly json: Json;
}

/** What a run read of things that there is one of. */
export interface Originals {
  observe(exchange: Exchange): void;
  /** Those that were read before they were changed. */
  changed(): readonly Original[];
}

/** Opens a record of the things of a contract that there is one of and that lie below no other thing. */
export function openOriginals(contract: Contract): Originals {
  const updates = new Map<string, Operation>();
  for (const { read, update } of singletonsOf(contract)) {
    if (read.path.includes('{')) continue;
    if (update.method === 'PUT' || !updates.has(read.path)) updates.set(read.path, update);
  }
  const first = new Map<string, Json>();
  const changed = new Set<string>();
  return {
    observe({ case: { operation, tampering }, status, json }) {
      const { path } = operation;
      if (!updates.has(path) || !isSuccess(status)) return;
      const method = tampering?.method ?? operation.method;
      if (!isSafe(method)) changed.add(path);
      else if (method === 'GET' && json !== undefined && !first.has(path) && !changed.has(path))
        first.set(path, json);
    },
    changed: () =>
      [...updates].flatMap(([path, update]) => {
        const json = first.get(path);
        return json !== undefined && changed.has(path) ? [{ update, json }] : [];
      }),
  };
}
