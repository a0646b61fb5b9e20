import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { type Axis, axes, type Unreachable } from '../model/coverage.ts';
import type { AcceptedFinding, Finding, KnownFinding } from '../model/finding.ts';

export interface Baseline {
  readonly findings: readonly KnownFinding[];
  readonly unreachable: readonly Unreachable[];
  /** Accepted causes of changes between two versions of the document. */
  readonly changes: readonly KnownFinding[];
}

/** Findings compared with a baseline. */
export interface SplitFindings {
  /** With the expired entry, if they were accepted before. */
  readonly fresh: readonly { readonly finding: Finding; readonly expired: KnownFinding | undefined }[];
  readonly known: readonly AcceptedFinding[];
  /** Entries whose id no finding has. */
  readonly stale: readonly KnownFinding[];
}

/** Reads a baseline file. Throws a BaselineError. */
export async function readBaseline(file: string): Promise<Baseline> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BaselineError(`${file}: the baseline cannot be read (${code}); check the path.`);
  });
  return parseBaseline(text, file);
}

/** Parses the YAML of a baseline; `file` is used in messages. Throws a BaselineError. */
export function parseBaseline(text: string, file: string): Baseline {
  // Ids such as 1234567890 and 12e4567890 are strings: scalars are not converted.
  const document = parseDocument(text, { schema: 'failsafe' });
  const [problem] = document.errors;
  if (problem !== undefined) throw new BaselineError(`${file}: not YAML: ${problem.message.split('\n')[0]}`);
  const content = contentOf(document, file);
  const root = fieldsOf(content, ['findings', 'unreachable', 'changes'], file);
  const findings = listOf(root.findings, `${file}: findings`).map((entry, index) =>
    knownFinding(entry, `${file}: findings[${index}]`),
  );
  const changes = listOf(root.changes, `${file}: changes`).map((entry, index) =>
    knownFinding(entry, `${file}: changes[${index}]`),
  );
  const unreachable = listOf(root.unreachable, `${file}: unreachable`).map((entry, index) =>
    unreachableItem(entry, `${file}: unreachable[${index}]`),
  );
  forbidDoubles(
    findings.map(({ id }) => id),
    `${file}: findings`,
  );
  forbidDoubles(
    changes.map(({ id }) => id),
    `${file}: changes`,
  );
  forbidDoubles(
    unreachable.map(({ axis, item }) => `${axis} ${item}`),
    `${file}: unreachable`,
  );
  return { findings, unreachable, changes };
}

function contentOf(document: ReturnType<typeof parseDocument>, file: string): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    // An alias that is undefined or expands to too much.
    throw new BaselineError(`${file}: not YAML: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Splits findings into new and known ones. An entry is valid through its last day; `today` is `2026-12-31`. */
export function splitFindings(
  findings: readonly Finding[],
  baseline: Baseline,
  today: string,
): SplitFindings {
  const entries = new Map(baseline.findings.map((entry) => [entry.id, entry]));
  const isAccepted = (entry: KnownFinding | undefined): entry is KnownFinding =>
    entry !== undefined && entry.expires >= today;
  const seen = new Set(findings.map(({ id }) => id));
  return {
    fresh: findings
      .map((finding) => ({ finding, expired: entries.get(finding.id) }))
      .filter(({ expired }) => !isAccepted(expired)),
    known: findings.flatMap((finding) => {
      const entry = entries.get(finding.id);
      return isAccepted(entry) ? [{ finding, entry }] : [];
    }),
    stale: baseline.findings.filter(({ id }) => !seen.has(id)),
  };
}

function knownFinding(value: unknown, where: string): KnownFinding {
  const { id, reason, expires } = fieldsOf(value, ['id', 'reason', 'expires'], where);
  if (typeof id !== 'string' || !/^[0-9a-f]{10}$/.test(id)) {
    throw new BaselineError(
      `${where}: "id" must be the 10 hexadecimal digits of a finding or a change, not ${shown(id)}.`,
    );
  }
  if (typeof expires !== 'string' || !isDay(expires)) {
    throw new BaselineError(
      `${where} (${id}): "expires" must be a day such as 2026-12-31, not ${shown(expires)}.`,
    );
  }
  return { id, reason: reasonOf(reason, `${where} (${id})`), expires };
}

function unreachableItem(value: unknown, where: string): Unreachable {
  const { axis, item, reason } = fieldsOf(value, ['axis', 'item', 'reason'], where);
  const known: Axis | undefined = axes.find((name) => name === axis);
  if (known === undefined) {
    throw new BaselineError(`${where}: "axis" must be one of ${axes.join(', ')}, not ${shown(axis)}.`);
  }
  if (typeof item !== 'string' || item === '') {
    throw new BaselineError(
      `${where}: "item" must name a coverage item as the report does, not ${shown(item)}.`,
    );
  }
  return { axis: known, item, reason: reasonOf(reason, `${where} (${item})`) };
}

function reasonOf(value: unknown, where: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new BaselineError(`${where}: "reason" must say in a sentence why, not ${shown(value)}.`);
}

function fieldsOf(
  value: unknown,
  names: readonly string[],
  where: string,
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BaselineError(`${where}: must be a map with ${names.join(', ')}, not ${shown(value)}.`);
  }
  const stray = Object.keys(value).find((name) => !names.includes(name));
  if (stray !== undefined)
    throw new BaselineError(`${where}: has an unknown key "${stray}"; it takes ${names.join(', ')}.`);
  return { ...value };
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw new BaselineError(`${where}: must be a list, not ${shown(value)}.`);
  return value;
}

function forbidDoubles(names: readonly string[], where: string): void {
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new BaselineError(`${where}: ${double} is listed twice; keep one.`);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** A baseline file that cannot be used. The message names the file, the entry and what to do. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}
