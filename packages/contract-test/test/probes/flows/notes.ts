import type { Contract, Json } from '../../../src/contract/model.ts';
import type { Answer, WireRequest } from '../../../src/model/message.ts';
import { baseProbes } from '../../../src/probes/base.ts';
import { flowProbes } from '../../../src/probes/flows/index.ts';
import { loadFiles } from '../../harness/temporary-spec.ts';
import { type Driven, driveProbes } from '../drive-probes.ts';

export type Note = { readonly [member: string]: Json };

/** What a server of notes does, each part of which a fault can replace. */
export interface Behaviour {
  /** What is kept of what was sent. */
  kept(sent: Note): Note;
  /** The note that a change makes of the one before. */
  changed(method: string, before: Note, sent: Note): Note;
  /** What becomes of a note whose change is refused. */
  refused(before: Note, sent: Note): Note;
  /** What becomes of a note that is read. */
  read(note: Note): Note;
  listed(note: Note): Note;
  isTaken(notes: readonly Note[], sent: Note): boolean;
  /** The identifiers that a deletion removes. */
  removed(ids: readonly string[], id: string): readonly string[];
}

const settable = {
  slug: { type: 'string', minLength: 1, maxLength: 60 },
  text: { type: ['string', 'null'], maxLength: 500 },
  weight: { type: 'number' },
  pages: { type: 'integer' },
  isOpen: { type: 'boolean' },
  days: { type: 'array', items: { type: 'string', format: 'date' } },
  begins: { type: 'string', format: 'date-time' },
  labels: {
    type: 'array',
    uniqueItems: true,
    description: 'Kept in the order sent.',
    items: { type: 'string', minLength: 1 },
  },
};
/** What a PUT that says nothing of a member leaves. */
export const defaults: Note = {
  text: null,
  weight: 1,
  pages: 1,
  isOpen: true,
  days: [],
  begins: '2026-01-01T00:00:00Z',
  labels: [],
};

/** The contract of the notes; `texts` replaces descriptions of operations. */
export function notesContract(texts: Readonly<Record<string, string>> = {}): Promise<Contract> {
  const content = (schema: object) => ({ 'application/json': { schema } });
  const body = (schema: object) => ({ required: true, content: content(schema) });
  const note = {
    type: 'object',
    required: ['id', 'updatedAt', ...Object.keys(settable)],
    properties: {
      id: { type: 'string' },
      updatedAt: { type: 'string', format: 'date-time' },
      // Answers have schemas of their own.
      ...structuredClone(settable),
    },
  };
  const sent = { type: 'object', additionalProperties: false, properties: settable };
  const whole = { ...sent, required: ['slug'] };
  const failures = Object.fromEntries(
    ['400', '404', '409'].map((status) => [status, { description: 'No.' }]),
  );
  const does = (operationId: string, status: string, schema?: object, request?: object) => ({
    operationId,
    description: texts[operationId] ?? '',
    ...(request === undefined ? {} : { requestBody: body(request) }),
    responses: {
      [status]: { description: 'Yes.', ...(schema && { content: content(schema) }) },
      ...failures,
    },
  });
  const paths = {
    '/notes': {
      get: does('listNotes', '200', { type: 'array', items: note }),
      post: does('createNote', '201', note, whole),
    },
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: does('getNote', '200', note),
      put: does('replaceNote', '200', note, whole),
      patch: does('changeNote', '200', note, sent),
      delete: does('deleteNote', '204'),
    },
  };
  const document = { openapi: '3.1.0', info: { title: 'Notes', version: '1' }, paths };
  return loadFiles({ 'openapi.yaml': JSON.stringify(document) });
}

/** Drives base requests and the flows against a server of notes with a fault. */
export function driveNotes(contract: Contract, fault: Partial<Behaviour> = {}, seed = 1): Driven {
  const probes = [
    ...baseProbes(contract.operations.filter(({ method }) => method !== 'DELETE')),
    ...flowProbes(contract).toSorted((one, other) => one.phase.localeCompare(other.phase) * -1),
  ];
  return driveProbes(contract, probes, notesServer(fault), seed);
}

function notesServer(fault: Partial<Behaviour>): (request: WireRequest) => Answer {
  const does: Behaviour = {
    kept: (sent) => sent,
    changed: (method, before, sent) => (method === 'PUT' ? { ...defaults, ...sent } : { ...before, ...sent }),
    refused: (before) => before,
    read: (note) => note,
    listed: (note) => note,
    isTaken: () => false,
    removed: (_, id) => [id],
    ...fault,
  };
  const notes = new Map<string, Note>();
  let writes = 0;
  const moment = (): string => new Date(Date.UTC(2026, 0, 1) + writes * 1000).toISOString();
  const write = (id: string, note: Note): Note => {
    writes += 1;
    const made = { ...note, id, updatedAt: moment() };
    notes.set(id, made);
    return made;
  };
  const collection = (method: string, sent: Note | undefined): Answer => {
    if (method === 'GET' || method === 'HEAD') return answer(200, [...notes.values()].map(does.listed));
    if (method !== 'POST' || sent === undefined || !isValid(sent, true)) return answer(400);
    if (does.isTaken([...notes.values()], sent)) return answer(409);
    return answer(201, write(`n${writes}`, { ...defaults, ...does.kept(sent) }));
  };
  return ({ method, target, body }) => {
    const { pathname } = new URL(target, 'http://notes.example');
    const sent = parsed(body);
    if (pathname === '/notes') return collection(method, sent);
    const id = decodeURIComponent(pathname.slice('/notes/'.length));
    const before = notes.get(id);
    if (before === undefined) return answer(404);
    if (method === 'GET' || method === 'HEAD') {
      const read = does.read(before);
      notes.set(id, read);
      return answer(200, read);
    }
    if (method === 'DELETE') {
      for (const one of does.removed([...notes.keys()], id)) notes.delete(one);
      return { ...answer(204), body: Buffer.from('') };
    }
    if (sent === undefined || !isValid(sent, method === 'PUT')) {
      if (sent !== undefined) notes.set(id, does.refused(before, sent));
      return answer(400);
    }
    return answer(200, write(id, does.changed(method, before, does.kept(sent))));
  };
}

function isValid(sent: Note, isWhole: boolean): boolean {
  const {
    slug,
    text = null,
    weight = 1,
    pages = 1,
    isOpen = true,
    days = [],
    begins = '2026-01-01T00:00:00Z',
  } = sent;
  const { length } = [...(typeof slug === 'string' ? slug : isWhole || slug !== undefined ? '' : 'x')];
  const isText = text === null || (typeof text === 'string' && [...text].length <= 500);
  const areDays = Array.isArray(days) && days.every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)));
  return (
    Object.keys(sent).every((name) => name in settable) &&
    length >= 1 &&
    length <= 60 &&
    isText &&
    areDays &&
    typeof weight === 'number' &&
    Number.isInteger(pages) &&
    typeof isOpen === 'boolean' &&
    typeof begins === 'string' &&
    !Number.isNaN(Date.parse(begins))
  );
}

function answer(status: number, json?: Json): Answer {
  const headers = json === undefined ? [] : [['content-type', 'application/json'] as const];
  return {
    kind: 'response',
    status,
    headers,
    body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
  };
}

function parsed(text: string | undefined): Note | undefined {
  try {
    const json = JSON.parse(text ?? '') as Json;
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Note) : undefined;
  } catch {
    return undefined;
  }
}
