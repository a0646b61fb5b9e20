import { createHash } from 'node:crypto';
import { type DataObject, object } from '../contract.ts';

/** The data of one tenant. */
export interface Holdings {
  readonly shelves: Map<string, DataObject>;
  readonly boxes: Map<string, DataObject[]>;
  readonly volumes: Map<string, DataObject>;
  readonly imports: Map<string, DataObject>;
  readonly scans: Map<string, string>;
  readonly loans: DataObject[];
  count: number;
}

/** The data of each tenant. */
export type ArchiveState = Map<string, Holdings>;

export function freshArchive(): ArchiveState {
  return new Map();
}

/** The data of a tenant, initially empty. The second tenant's identifiers differ from the first's. */
export function held(state: ArchiveState, tenant: string): Holdings {
  const own = state.get(tenant) ?? {
    shelves: new Map(),
    boxes: new Map(),
    volumes: new Map(),
    imports: new Map(),
    scans: new Map(),
    loans: [],
    count: tenant === 'one' ? 0 : 100_000,
  };
  state.set(tenant, own);
  return own;
}

/** A strong ETag of a value. */
export function etagOf(value: DataObject): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)}"`;
}

/** A value after a merge patch (RFC 7396). */
export function patched(before: DataObject, patch: DataObject): DataObject {
  const after = { ...before };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name];
    else if (typeof value === 'object' && !Array.isArray(value)) {
      after[name] = patched(object(after[name]), value);
    } else after[name] = value;
  }
  return after;
}
