import { nodeAt } from '@finops/openapi';
import { decidedNodes, type IsDecided, listDecisionsUsed } from './decisions.ts';
import { type Element, listElements } from './elements.ts';
import { evaluate } from './expectation.ts';
import { formatPointer } from './pointer.ts';
import {
  checkRows,
  countPending,
  type Expectation,
  listPositions,
  type Problem,
  type Row,
  type Section,
} from './rows.ts';
import { checkMoves } from './state-moves.ts';
import { hasTest } from './test-titles.ts';

/** The parts of a decision in `spec/decisions.yaml` that the trace uses. */
export interface Decision {
  id: string;
  /** Only running code implements the decision; no element of the contract cites it. */
  runtime?: boolean;
}

/** The inputs of the trace check. */
export interface TraceInput {
  outline: Section[];
  rows: Row[];
  /** The number of pending rows stated at the top of `spec/provenance/trace.yaml`. */
  recordedPending: number;
  bundle: unknown;
  /** The files under `spec/` that rows refer to, by path. */
  files: Record<string, unknown>;
  decisions: Decision[];
  /** The text of a test file; undefined if there is none. */
  readTest: (path: string) => string | undefined;
}

/** The result of the trace check. */
export interface TraceReport {
  rows: number;
  positions: number;
  elements: number;
  stated: number;
  decided: number;
  /** Number of pending rows by area. */
  pending: Record<string, number>;
  problems: Problem[];
}

/** The document of an expectation. */
export function documentOf(expectation: Expectation, input: TraceInput): unknown {
  return expectation.file === undefined ? input.bundle : input.files[expectation.file];
}

/** Compares the outline, the rows, the bundle and the decisions with each other. */
export function checkTrace(input: TraceInput): TraceReport {
  const named = new Set<string>();
  const differences = input.rows.flatMap((row) => checkExpectations(row, input, named));
  const coverage = checkCoverage(input, named);
  return {
    rows: input.rows.length,
    positions: listPositions(input.outline).length,
    elements: coverage.elements,
    stated: coverage.stated,
    decided: coverage.decided,
    pending: pendingByArea(input.rows),
    problems: [
      ...checkRows(input.outline, input.rows),
      ...differences,
      ...input.rows.flatMap((row) => checkTests(row, input)),
      ...checkDecisions(input),
      ...coverage.problems,
      ...checkMoves(input.files, named, knownDecisions(input)),
      ...checkPending(input),
    ],
  };
}

function pendingByArea(rows: readonly Row[]): Record<string, number> {
  const areas: Record<string, number> = {};
  for (const { pending } of rows) if (pending) areas[pending] = (areas[pending] ?? 0) + 1;
  return areas;
}

function checkExpectations(row: Row, input: TraceInput, named: Set<string>): Problem[] {
  return (row.expect ?? []).flatMap((expectation) => {
    const { seen, open = [], differs } = evaluate(expectation, documentOf(expectation, input));
    const document = expectation.file ?? '';
    // A row about a file does not cover the bundle, whose pointers have no prefix.
    for (const steps of [...seen, ...open]) named.add(document + formatPointer(steps));
    return differs.map((what) => ({
      where: row.at,
      what: `${what}: correct ${expectation.file ? `spec/${expectation.file}` : 'the spec'}, or the row if it misreads the source`,
    }));
  });
}

function checkTests(row: Row, input: TraceInput): Problem[] {
  return [row.test ?? []].flat().flatMap((test) => {
    const [path = '', ...titles] = test.split(' > ');
    const text = input.readTest(path);
    if (text === undefined) return { where: row.at, what: `${path} does not exist: correct the path` };
    if (hasTest(text, titles)) return [];
    const title = titles.join(' > ') || '(no title)';
    return { where: row.at, what: `${path} has no test "${title}" that runs: correct the title` };
  });
}

function checkDecisions(input: TraceInput): Problem[] {
  const used = listDecisionsUsed(input.bundle);
  const known = new Map(input.decisions.map((decision) => [decision.id, decision]));
  return input.rows.flatMap((row) =>
    (row.decided ?? []).flatMap((id) => {
      const decision = known.get(id);
      if (!decision)
        return { where: row.at, what: `${id} is not in spec/decisions.yaml: add it or correct the number` };
      if (decision.runtime || used.has(id)) return [];
      return {
        where: row.at,
        what: `no x-decision of the bundle names ${id}: mark the element, or the decision runtime`,
      };
    }),
  );
}

/** The decisions that a mark may name. */
function knownDecisions({ decisions }: TraceInput): Set<string> {
  return new Set(decisions.map(({ id }) => id));
}

/** What is decided in the bundle. */
export function decidedOf(input: TraceInput): IsDecided {
  return decidedNodes(input.bundle, knownDecisions(input));
}

/** Whether somebody stated or decided an element: a row, a decision behind it, or one behind what it refers to. */
export function isCovered(
  element: Element,
  bundle: unknown,
  named: ReadonlySet<string>,
  isDecided: IsDecided,
): boolean {
  if (element.decided || named.has(element.pointer)) return true;
  return element.target !== undefined && isDecided(nodeAt(bundle, element.target));
}

function checkCoverage(
  input: TraceInput,
  named: ReadonlySet<string>,
): { elements: number; stated: number; decided: number; problems: Problem[] } {
  const isDecided = decidedOf(input);
  const elements = listElements(input.bundle, isDecided);
  const stated = elements.filter((element) => named.has(element.pointer));
  const bare = elements.filter((element) => !isCovered(element, input.bundle, named, isDecided));
  return {
    elements: elements.length,
    stated: stated.length,
    decided: elements.filter((element) => element.decided).length,
    problems: bare.map(({ kind, pointer }) => ({
      where: pointer,
      what: `${kind} with neither a row nor an x-decision: state it in spec/provenance/trace.yaml if the source does, or mark it x-decision`,
    })),
  };
}

function checkPending(input: TraceInput): Problem[] {
  const actual = countPending(input.rows);
  if (actual === input.recordedPending) return [];
  const what =
    actual < input.recordedPending
      ? `records ${input.recordedPending} pending rows, there are ${actual}: lower the number`
      : `records ${input.recordedPending} pending rows, there are ${actual}: the number may only fall`;
  return [{ where: 'spec/provenance/trace.yaml', what }];
}
