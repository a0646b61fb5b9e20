import { nodeAt } from '@finops/openapi';
import { checkTrace, decidedOf, documentOf, type TraceInput } from './core.ts';
import { listElements } from './elements.ts';
import { evaluate, listPlaces } from './expectation.ts';
import { formatPointer } from './pointer.ts';
import type { Expectation, Row } from './rows.ts';
import { Watch } from './watch.ts';
import { listWeakenings } from './weakenings.ts';

/** One edit of a traced node, with the expectation that should detect it. */
interface Mutation {
  sort: 'remove' | 'change' | 'add';
  row: Row;
  expectation: Expectation;
  steps: string[];
  /** The value to add to a node that must stay absent. */
  value?: unknown;
}

/** An edit that was not detected. */
interface Survivor {
  /** The kind of edit. */
  sort: string;
  /** Its place, as `file#pointer`. */
  place: string;
}

/** The result of all mutations. */
export interface MutationReport {
  /** The number of mutations by sort. */
  tried: Record<string, number>;
  /** Removals of a whole element: an operation, a parameter, a property, a value … */
  elements: number;
  /** Edits skipped because their node rests on a decision and needs no row. */
  excluded: number;
  survivors: Survivor[];
}

type Holder = Record<string, unknown> | unknown[];

/** Removes every traced node, changes it if no other is traced inside it, and adds every node that must be absent. */
function listMutations(input: TraceInput): Mutation[] {
  const found = new Map<string, Mutation>();
  for (const row of input.rows) {
    for (const expectation of row.expect ?? []) {
      for (const mutation of mutationsOf(row, expectation, documentOf(expectation, input))) {
        const key = [
          mutation.sort,
          expectation.file,
          formatPointer(mutation.steps),
          JSON.stringify(mutation.value),
        ].join(' ');
        if (!found.has(key)) found.set(key, mutation);
      }
    }
  }
  return [...found.values()];
}

function mutationsOf(row: Row, expectation: Expectation, document: unknown): Mutation[] {
  if (expectation.lacks) {
    const { lacks } = expectation;
    return listPlaces(expectation, document).flatMap((steps) =>
      lacks.map((value) => ({ sort: 'add', row, expectation, steps, value })),
    );
  }
  const seen = evaluate(expectation, document).seen.filter((steps) => steps.length > 0);
  const inner = new Set(seen.map((steps) => formatPointer(steps.slice(0, -1))));
  return seen.flatMap((steps) => {
    const removal: Mutation = { sort: 'remove', row, expectation, steps };
    // A node that contains traced nodes is changed through them.
    const whole = !inner.has(formatPointer(steps)) && !isKey(expectation, document, steps);
    const changeable = whole && !isEmptyObject(nodeAt(document, steps));
    return changeable ? [removal, { ...removal, sort: 'change' }] : [removal];
  });
}

const isEmptyObject = (node: unknown): boolean => JSON.stringify(node) === '{}';

/** Whether only the key of a node is expected, whatever its value. */
function isKey(expectation: Expectation, document: unknown, steps: string[]): boolean {
  if (Array.isArray(nodeAt(document, steps.slice(0, -1)))) return false;
  return (expectation.has ?? expectation.only)?.includes(steps.at(-1)) ?? false;
}

/** Applies each mutation in turn, in memory, and tests whether the check fails. */
export function runMutations(input: TraceInput): MutationReport {
  const isDecided = decidedOf(input);
  const elements = new Set(listElements(input.bundle, isDecided).map((element) => element.pointer));
  const report: MutationReport = { tried: {}, elements: 0, excluded: 0, survivors: [] };
  const attempt = (sort: string, place: string, undo: () => void, isCaught: () => boolean): void => {
    report.tried[sort] = (report.tried[sort] ?? 0) + 1;
    if (!isCaught()) report.survivors.push({ sort, place });
    undo();
  };
  for (const mutation of listMutations(input)) {
    const { expectation, sort, steps, row } = mutation;
    const pointer = formatPointer(steps);
    if (sort === 'remove' && expectation.file === undefined && elements.has(pointer)) report.elements += 1;
    const document = documentOf(expectation, input);
    const place = `${expectation.file ?? 'bundle'}#${pointer} (${row.at})`;
    attempt(sort, place, apply(mutation, document), () => fails(input, mutation));
  }
  const watch = new Watch(input);
  const { weakenings, excluded } = listWeakenings(input.bundle, isDecided, watch.named);
  report.excluded = excluded;
  for (const { sort, steps, apply } of weakenings) {
    attempt(sort, `bundle#${formatPointer(steps)}`, apply(), () => watch.notices(steps));
  }
  return report;
}

/** The whole check; the row that traced the node is asked first, since one problem is enough. */
function fails(input: TraceInput, mutation: Mutation): boolean {
  const { expectation, steps } = mutation;
  const within = steps[0] === 'paths' ? steps.slice(0, 2) : [];
  if (evaluate(expectation, documentOf(expectation, input), within).differs.length > 0) return true;
  return checkTrace(input).problems.length > 0;
}

function apply(mutation: Mutation, document: unknown): () => void {
  if (mutation.sort === 'add') return add(mutation, document);
  const holder = nodeAt(document, mutation.steps.slice(0, -1)) as Holder;
  const key = mutation.steps.at(-1) ?? '';
  return mutation.sort === 'remove' ? remove(holder, key) : change(holder, key);
}

function remove(holder: Holder, key: string): () => void {
  if (Array.isArray(holder)) {
    const [value] = holder.splice(Number(key), 1);
    return () => void holder.splice(Number(key), 0, value);
  }
  const value = holder[key];
  delete holder[key];
  return () => {
    holder[key] = value;
  };
}

function change(holder: Holder, key: string): () => void {
  const record = holder as Record<string, unknown>;
  const value = record[key];
  record[key] = otherThan(value);
  return () => {
    record[key] = value;
  };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...value, 'changed'];
  if (typeof value === 'object') return {};
  return `${value} changed`;
}

function add({ steps, value }: Mutation, document: unknown): () => void {
  const node = nodeAt(document, steps);
  if (Array.isArray(node)) {
    node.push(value);
    return () => void node.pop();
  }
  const key = typeof value === 'string' ? value : 'added';
  if (typeof node === 'object' && node !== null) {
    (node as Record<string, unknown>)[key] = typeof value === 'string' ? {} : value;
    return () => void delete (node as Record<string, unknown>)[key];
  }
  const parent = nodeAt(document, steps.slice(0, -1)) as Record<string, unknown>;
  const last = steps.at(-1) ?? '';
  parent[last] = last === 'properties' ? { [key]: {} } : [value];
  return () => void delete parent[last];
}
