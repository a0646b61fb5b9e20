import type { Contract, Json, Operation } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import { isSuccess } from '../model/case-of.ts';
import { isSafe } from '../model/message.ts';
import { singletonsOf } from './resources.ts';

/** A singleton, such as `/settings`, as it was before a run changed it. */
export interface Original {
  /** The operation that sets it, a PUT if there is one. */
  readonly update: Operation;
  /** The response to its first read. */
  readonly json: Json;
}

/** The singletons that a run has read. */
export interface Originals {
  observe(exchange: Exchange): void;
  /** Singletons that were read before they were changed. */
  changed(): readonly Original[];
}

/** Opens a record of the singletons of a contract that are not below another thing. */
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
