import { percentDecoded } from '@finops/openapi';
import {
  type BaseResolver,
  type Document,
  getLineColLocation,
  parseYaml,
  Source,
} from '@redocly/openapi-core';
import type { DocumentNote } from '../document-note.ts';
import { isNode, join, memberOf, split } from '../json-pointer.ts';
import { refuseOverfull } from './expanded-size.ts';
import { openJsonLines } from './json-lines.ts';
import { openRemarks, Refusal, type Remarks } from './remarks.ts';
import { repeatedNames } from './repeated-names.ts';
import { type RepeatedName, repeatedYamlNames } from './repeated-yaml-names.ts';
import { openSpecSource, type SpecSource } from './spec-source.ts';

/**
 * A contract that cannot be tested as it stands. The message lists each cause with its file, its line and what to do.
 */
export class LoadError extends Error {
  override name = 'LoadError';
}

/** A value of a spec and its location. */
export interface Located {
  readonly value: unknown;
  readonly document: Document;
  /** JSON pointer inside the document. */
  readonly pointer: string;
}

/** Why a file was not read, and the line of the error. */
interface Fault {
  readonly reason: string;
  readonly line: number;
}

/** Replaces the parsed contents of a file, given its name as reports show it. */
export type DocumentEdit = (file: string, parsed: unknown) => unknown;

/** All files of a spec, with references that can be followed. */
export interface DocumentSet {
  readonly root: Located;
  /** Whether the spec has more than one file. */
  readonly isSplit: boolean;
  /** The errors and notes found in the spec so far. */
  readonly remarks: Remarks;
  /** The member of a value, with its location. */
  member(of: Located, ...members: readonly (string | number)[]): Located;
  /**
   * The target of a reference, one step.
   * @throws Refusal if the target does not exist.
   */
  follow(from: Located, ref: string): Located;
  /** The line, from 1, of a pointer or of its nearest ancestor that has one. */
  lineOf(document: Document, pointer: string): number;
  /** A file's name as reports show it. */
  fileOf(document: Document): string;
  /** Records a slip that does not affect checking. */
  note(at: Located, message: string): undefined;
  /** @throws Refusal, which the remarks record. */
  fail(at: Located, message: string): never;
}

/**
 * Reads a spec (a file, a file of a git revision, or a URL) and all files that its references name.
 * @throws LoadError if the file cannot be read or parsed. An unresolvable reference fails when it is followed.
 */
export async function readDocuments(specFile: string, edit?: DocumentEdit): Promise<DocumentSet> {
  const source = await openSpecSource(specFile).catch((error: Error) => {
    throw new LoadError(`${withoutCredential(specFile)}: the spec cannot be read: ${error.message}.`);
  });
  const { resolver, rootFile } = source;
  const documents = new Map<string, Document>();
  const faults = new Map<string, Fault>();

  const read = async (file: string): Promise<void> => {
    if (documents.has(file) || faults.has(file)) return;
    if (!source.mayRead(file)) {
      faults.set(file, {
        reason: 'is on another server and is not read: save it beside the spec',
        line: 1,
      });
      return;
    }
    faults.set(file, { reason: 'is being read', line: 1 });
    try {
      const written = parse(resolver, await resolver.loadExternalRef(file));
      const document =
        edit === undefined ? written : { ...written, parsed: edit(source.nameOf(file), written.parsed) };
      faults.delete(file);
      documents.set(file, document);
      const targets = [...filesIn(document.parsed)].map((ref) => resolver.resolveExternalRef(file, ref));
      for (const target of targets) await read(target);
    } catch (error) {
      faults.set(file, faultOf(error as Error));
    }
  };

  await read(rootFile).finally(source.close);
  const document = documents.get(rootFile);
  if (document === undefined) {
    const { reason, line } = faults.get(rootFile) ?? { reason: 'is not there', line: 1 };
    throw new LoadError(`${specFile}:${line}: the spec ${reason}; give the path of an OpenAPI file.`);
  }
  return openDocuments({ value: document.parsed, document, pointer: '' }, source, documents, faults);
}

function openDocuments(
  root: Located,
  { resolver, nameOf }: SpecSource,
  documents: ReadonlyMap<string, Document>,
  faults: ReadonlyMap<string, Fault>,
): DocumentSet {
  const lines = new Map<Document, (pointer: string) => number>();
  const anchors = new Map<Document, Map<string, Located>>();
  const active = new Set<string>();

  const remarks = openRemarks();
  const remarkAt = ({ document, pointer }: Located, text: string): DocumentNote => ({
    file: set.fileOf(document),
    line: set.lineOf(document, pointer),
    pointer,
    text,
  });
  const set: DocumentSet = {
    root,
    isSplit: documents.size > 1,
    remarks,
    member: (of, ...members) => ({
      value: members.reduce<unknown>((value, member) => memberOf(value, String(member)), of.value),
      document: of.document,
      pointer: join(of.pointer, ...members),
    }),
    follow(from, ref) {
      const [file = '', fragment = ''] = ref.split('#', 2);
      let target: Located = { value: from.document.parsed, document: from.document, pointer: '' };
      if (file !== '') {
        const name = resolver.resolveExternalRef(from.document.source.absoluteRef, file);
        const document = documents.get(name);
        if (document === undefined)
          return set.fail(from, `The file of \`$ref: ${ref}\` ${faults.get(name)?.reason}.`);
        target = { value: document.parsed, document, pointer: '' };
      }
      if (fragment !== '' && !fragment.startsWith('/')) {
        const known = anchors.get(target.document) ?? anchorsIn(set, target);
        anchors.set(target.document, known);
        return (
          known.get(fragment) ?? set.fail(from, `\`$ref: ${ref}\` names an \`$anchor\` that does not exist.`)
        );
      }
      for (const member of fragment === '/' ? [] : split(percentDecoded(fragment))) {
        const next = set.member(target, member);
        const above = next.value === undefined ? memberOf(target.value, '$ref') : undefined;
        const step = `${target.document.source.absoluteRef}#${target.pointer} ${member}`;
        if (typeof above !== 'string' || active.has(step)) target = next;
        else {
          active.add(step);
          target = set.member(set.follow(target, above), member);
          active.delete(step);
        }
      }
      if (target.value !== undefined) return target;
      return set.fail(from, `\`$ref: ${ref}\` does not resolve: correct it, or add its target.`);
    },
    lineOf(document, pointer) {
      const known = lines.get(document) ?? openLines(document);
      lines.set(document, known);
      return known(pointer);
    },
    fileOf: (document) => nameOf(document.source.absoluteRef),
    note(at, message) {
      remarks.note(remarkAt(at, message));
      return undefined;
    },
    fail(at, message) {
      throw new Refusal(remarkAt(at, message));
    },
  };
  noteRepeatedNames(set, documents.values());
  return set;
}

/** The contents of JSON documents as UTF-8, which takes half the memory of a string beyond Latin-1. */
const jsonTexts = new WeakMap<Document, Buffer>();

/** The duplicate names in objects of YAML documents. */
const yamlNames = new WeakMap<Document, readonly RepeatedName[]>();

/** Parses a file; JSON with the JSON parser, since the YAML parser takes many times its time and memory. */
function parse(resolver: BaseResolver, source: Source): Document {
  const parsed = jsonOf(source.body);
  if (parsed !== undefined) {
    const document = { source: new Source(source.absoluteRef, ''), parsed };
    jsonTexts.set(document, Buffer.from(source.body));
    return document;
  }
  const document = parsedYaml(resolver, source);
  refuseOverfull(document.parsed);
  return document;
}

function parsedYaml(resolver: BaseResolver, source: Source): Document {
  try {
    const document = resolver.parseDocument(source, true);
    if (document instanceof Error) throw document;
    return document;
  } catch (error) {
    const repeated = repeatedYamlNames(source.body);
    if (repeated.length === 0) throw error;
    // As in JSON, the last of several duplicates counts.
    const document = { source, parsed: parseYaml(source.body, { json: true }) };
    yamlNames.set(document, repeated);
    return document;
  }
}

/** The value of a JSON text; undefined if it is not JSON. */
function jsonOf(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function openLines(document: Document): (pointer: string) => number {
  const text = jsonTexts.get(document);
  if (text !== undefined) return openJsonLines(text);
  const { source } = document;
  const known = new Map<string, number>([['', 1]]);
  return (pointer) => {
    const line =
      known.get(pointer) ??
      getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true }).start.line;
    known.set(pointer, line);
    return line;
  };
}

/** Records a note for each duplicate name in an object. */
function noteRepeatedNames(set: DocumentSet, documents: Iterable<Document>): void {
  for (const document of documents) {
    const text = jsonTexts.get(document);
    const names =
      text === undefined
        ? (yamlNames.get(document) ?? [])
        : repeatedNames(text).map((pointer) => ({ pointer, line: set.lineOf(document, pointer) }));
    for (const { pointer, line } of names) {
      const name = split(pointer).at(-1);
      const note = `Duplicate name \`${name}\`: the last value is used.`;
      set.remarks.note({ file: set.fileOf(document), line, pointer, text: note });
    }
  }
}

/** The files that references in a value name; a string that only looks like a reference does no harm. */
function filesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) filesIn(item, found);
  else if (isNode(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (name !== '$ref' || typeof member !== 'string') filesIn(member, found);
      else if (!member.startsWith('#')) found.add(member.split('#', 1)[0] ?? '');
    }
  }
  return found;
}

function anchorsIn(
  set: DocumentSet,
  at: Located,
  found: Map<string, Located> = new Map(),
): Map<string, Located> {
  if (isNode(at.value) && typeof at.value.$anchor === 'string' && !found.has(at.value.$anchor)) {
    found.set(at.value.$anchor, at);
  }
  if (typeof at.value === 'object' && at.value !== null) {
    for (const name of Object.keys(at.value)) anchorsIn(set, set.member(at, name), found);
  }
  return found;
}

function withoutCredential(spec: string): string {
  return spec.replace(/^(https?:\/\/)[^/@]*@/, '$1');
}

function faultOf(error: Error): Fault {
  if (/ENOENT/.test(error.message)) return { reason: 'is not there', line: 1 };
  const [first = ''] = error.message.split('\n', 1);
  const [, text = first, line] = /^(.*) in ".*" \((\d+):\d+\)$/.exec(first) ?? [];
  return { reason: `cannot be read: ${text}`, line: Number(line ?? 1) };
}
