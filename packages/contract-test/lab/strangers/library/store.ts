import { createHash } from 'node:crypto';
import type { Answer, Call } from '../listener.ts';
import { countedUuid } from '../uuids.ts';
import type { LibraryFault } from './faults.ts';

export interface Shelf {
  name: string;
  title: string;
  description: string | null;
  tags: string[];
  capacity: number;
  weight: number;
  public: boolean;
  createdAt: string;
}

export interface Item {
  id: string;
  shelf: string;
  fileName: string;
  caption: string | null;
  mediaType: string;
  sha256: string;
  createdAt: string;
  content: Buffer;
}

interface Export {
  id: string;
  shelf: string;
  format: string;
  itemCount: number;
  totalBytes: number;
}

/** All data of the library, and its fault. */
export class Store {
  readonly shelves = new Map<string, Shelf>();
  readonly items = new Map<string, Item>();
  readonly deleted = new Map<string, Item>();
  readonly exports = new Map<string, Export>();
  readonly #fault: string | undefined;
  #moments = 0;
  #ids = 0;

  constructor(fault: string | undefined) {
    this.#fault = fault;
  }

  shows(fault: LibraryFault): boolean {
    return this.#fault === fault;
  }

  /** A new UUID; the same sequence at every start, so that runs are reproducible. */
  id(): string {
    this.#ids += 1;
    return countedUuid(this.#ids);
  }

  /** A moment after all previous ones. */
  moment(): string {
    this.#moments += 1;
    return new Date(Date.UTC(2026, 0, 1, 8, 0, this.#moments)).toISOString();
  }

  itemsOf(shelf: string): Item[] {
    return [...this.items.values()].filter((item) => item.shelf === shelf);
  }
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The strong entity tag of a representation. */
export function entityTag(representation: unknown): string {
  const bytes = Buffer.isBuffer(representation)
    ? representation
    : Buffer.from(JSON.stringify(representation));
  return `"${sha256(bytes).slice(0, 20)}"`;
}

/** Whether a list of entity tags (or `*`) names the current one. */
export function names(list: string, current: string | undefined): boolean {
  if (list.trim() === '*') return current !== undefined;
  return list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current);
}

export function problem(status: number, title: string, detail?: string): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { status, title, ...(detail === undefined ? {} : { detail }) },
  };
}

/** The JSON of a request, or the refusal if it is invalid. */
export function jsonOf(call: Call, mediaType: string): { value: unknown } | { refusal: Answer } {
  const sent = call.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (sent !== mediaType) return { refusal: problem(415, 'Unsupported media type', `Send ${mediaType}.`) };
  try {
    return { value: JSON.parse(call.body.toString('utf8')) as unknown };
  } catch {
    return { refusal: problem(400, 'The body is not JSON') };
  }
}
