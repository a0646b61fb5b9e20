import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  loadConsoleDocument,
  loadDocument,
  loadSamples,
  type OpenApiDocument,
} from '@finops/contract/document';
import { parse } from 'yaml';

interface ErrorEntry {
  name: string;
  kind: 'api' | 'oauth';
  status: number | null;
  family?: string;
  meaning: string;
  action: string;
}

interface Decision {
  id: string;
  title: string;
  gap: string;
  decision: string;
  basis: string | string[];
  why: string;
}

export interface Move {
  from: string;
  to: string;
  by: string;
  when: string;
  event?: string;
  /** This transition ends the record from any state. */
  final?: boolean;
  /** Kinds of the record with this transition; all if absent. */
  categories?: string[];
}

export interface StateMachine {
  resource: string;
  summary: string;
  initial: string[];
  states: Record<string, { summary: string; final?: boolean }>;
  moves: Move[];
}

export interface TraceRow {
  at: string;
  says: string;
  /** Where it is implemented: in a file of the spec, otherwise in the bundle. */
  expect?: { file?: string; in: string }[];
  test?: string | string[];
  pending?: string;
  decided?: string[];
}

/** A page written in Markdown: YAML front matter, then text with directives. */
interface Guide {
  slug: string;
  title: string;
  order: number;
  summary: string;
  body: string;
}

/** The inputs of the site, read from the spec and its bundle. */
export interface Sources {
  document: OpenApiDocument;
  /** Client samples by operation, in TypeScript. */
  samples: Readonly<Record<string, string>>;
  /** The contract of the console. */
  consoleDocument: OpenApiDocument;
  errors: ErrorEntry[];
  decisions: Decision[];
  states: Record<string, StateMachine>;
  trace: { pending: number; rows: TraceRow[] };
  changelog: string;
  guides: Guide[];
}

/** Reads the sources of the site from the spec directory. */
export function readSources(spec: string): Sources {
  const yaml = (file: string): unknown => parse(readFileSync(join(spec, file), 'utf8'));
  const files = (directory: string, suffix: string): string[] =>
    readdirSync(join(spec, directory))
      .filter((file) => file.endsWith(suffix))
      .sort();
  return {
    document: loadDocument(),
    samples: loadSamples(),
    consoleDocument: loadConsoleDocument(),
    errors: yaml('errors.yaml') as ErrorEntry[],
    decisions: yaml('decisions.yaml') as Decision[],
    states: Object.fromEntries(
      ['states', 'console/states'].flatMap((folder) =>
        files(folder, '.yaml').map((file) => [
          basename(file, '.yaml'),
          yaml(join(folder, file)) as StateMachine,
        ]),
      ),
    ),
    trace: yaml('provenance/trace.yaml') as Sources['trace'],
    changelog: readFileSync(join(spec, 'CHANGELOG.md'), 'utf8'),
    guides: files('guides', '.md')
      .map((file) => readGuide(basename(file, '.md'), readFileSync(join(spec, 'guides', file), 'utf8')))
      .sort((a, b) => a.order - b.order),
  };
}

function readGuide(slug: string, text: string): Guide {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined)
    throw new Error(`spec/guides/${slug}.md has no front matter.`);
  return { slug, body, ...(parse(front) as Pick<Guide, 'title' | 'order' | 'summary'>) };
}
