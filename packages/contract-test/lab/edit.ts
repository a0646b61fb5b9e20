import { split } from '../src/contract/json-pointer.ts';
import type { Call } from './call.ts';
import type { Data, RequestModel } from './contract.ts';
import type { Fault } from './fault.ts';
import type { Reply } from './reply.ts';
import type { LabState } from './state.ts';

/**
 * Sets the value at a JSON pointer wherever its parent exists; `*` matches every entry, and `undefined` removes. A
 * function receives the old value.
 */
export function put(root: unknown, pointer: string, value: Data | undefined | ((old: Data) => Data)): void {
  const names = split(pointer);
  const last = names.pop() ?? '';
  let parents: unknown[] = [root];
  for (const name of names) parents = parents.flatMap((parent) => children(parent, name));
  for (const parent of parents) if (isContainer(parent)) set(parent, last, value);
}

/** The hook that edits the responses of an operation with one status. */
export function onReply(
  operation: string,
  status: number,
  edit: (reply: Reply, call: Call, state: LabState) => void,
): NonNullable<Fault['serve']> {
  return (call, state, next) => {
    const reply = next();
    if (call.operation?.id === operation && reply.status === status) edit(reply, call, state);
    return reply;
  };
}

/** The hook that sets one place of the JSON bodies of such responses. */
export function onBody(
  operation: string,
  status: number,
  pointer: string,
  value: Data | undefined | ((old: Data) => Data),
): NonNullable<Fault['serve']> {
  return onReply(operation, status, (reply) => put(reply.body, pointer, value));
}

/** The hook that sets one member of an operation's request schemas: `/schemas/ItemName/maxLength`. */
export function onRequest(operation: string, pointer: string, value?: Data): NonNullable<Fault['request']> {
  return { operation, edit: (model: RequestModel) => put(model, pointer, value) };
}

function children(parent: unknown, name: string): unknown[] {
  if (!isContainer(parent)) return [];
  return name === '*' ? Object.values(parent) : [parent[name]];
}

function set(parent: Container, name: string, value: Data | undefined | ((old: Data) => Data)): void {
  const old = parent[name];
  if (typeof value !== 'function') {
    if (value === undefined) delete parent[name];
    else parent[name] = value;
  } else if (old !== undefined) {
    parent[name] = value(old as Data);
  }
}

type Container = { [name: string]: unknown };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
