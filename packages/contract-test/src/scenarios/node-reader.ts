import { isAlias, isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml';
import type { Json, Place } from '../contract/model.ts';
import { ExpressionError } from '../expressions/expression.ts';
import { ScenarioError } from './scenario.ts';

/** A value of a scenario file with its place, for error messages. */
export class NodeReader {
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #node: Node | null;
  readonly #pointer: string;

  constructor(file: string, lines: LineCounter, node: Node | null, pointer = '') {
    this.#file = file;
    this.#lines = lines;
    this.#node = node;
    this.#pointer = pointer;
  }

  get place(): Place {
    const offset = this.#node?.range?.[0] ?? 0;
    return { file: this.#file, line: this.#lines.linePos(offset).line || 1, pointer: this.#pointer };
  }

  /** Throws a ScenarioError with a sentence about this place. */
  fail(sentence: string): never {
    const { file, line, pointer } = this.place;
    throw new ScenarioError(`${file}:${line} (${pointer === '' ? 'the document' : pointer}): ${sentence}`);
  }

  /** The member of an object; undefined if absent. */
  member(name: string): NodeReader | undefined {
    const pair = this.#pairs().find(({ key }) => nameOf(key) === name);
    return pair && this.#at(pair.value, name);
  }

  required(name: string): NodeReader {
    return this.member(name) ?? this.fail(`\`${name}\` is missing.`);
  }

  /** The members of an object by name. */
  members(): readonly (readonly [name: string, value: NodeReader])[] {
    return this.#pairs().map(({ key, value }) => [nameOf(key), this.#at(value, nameOf(key))] as const);
  }

  /** Refuses members with other names. */
  only(...names: readonly string[]): void {
    const other = this.members().find(([name]) => !names.includes(name) && !name.startsWith('x-'));
    other?.[1].fail(`\`${other[0]}\` is not supported here. Supported are ${names.join(', ')}.`);
  }

  items(): readonly NodeReader[] {
    if (!isSeq(this.#node)) return this.fail('A list is required here.');
    return this.#node.items.map((item, at) => this.#at(item, String(at)));
  }

  text(): string {
    const value = this.json();
    return typeof value === 'string' ? value : this.fail('A string is required here.');
  }

  json(): Json {
    return (this.#node?.toJSON() ?? null) as Json;
  }

  /** Applies an expression reader to the value; its errors get the place. */
  read<T>(reader: () => T): T {
    try {
      return reader();
    } catch (error) {
      if (error instanceof ExpressionError) this.fail(error.message);
      throw error;
    }
  }

  #pairs(): readonly Pair[] {
    return isMap(this.#node) ? this.#node.items : this.fail('An object is required here.');
  }

  #at(value: unknown, name: string): NodeReader {
    if (isAlias(value)) this.fail(`\`${name}\` is a YAML alias, which is not supported.`);
    return new NodeReader(this.#file, this.#lines, value as Node | null, `${this.#pointer}/${name}`);
  }
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}
