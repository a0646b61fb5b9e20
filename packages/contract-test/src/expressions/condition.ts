import { isSame } from '../contract/instances/json-value.ts';
import { typed } from '../contract/judge/words.ts';
import type { Json } from '../contract/model.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { type Expression, ExpressionError, readExpression } from './expression.ts';

/** A parsed simple condition of Arazzo 1.0. */
export type Condition =
  | { readonly kind: 'compare'; readonly operator: Operator; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] };

type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Operand = { readonly kind: 'literal'; readonly value: Json } | ReadOperand;
type ReadOperand = { readonly kind: 'expression'; readonly text: string; readonly expression: Expression };

const tokens = /\s*(&&|\|\||==|!=|<=|>=|<|>|\(|\)|'(?:[^']|'')*'|\$[^\s()=!<>&|']+|[-+.\w]+|\S)/gy;

/**
 * Reads comparisons such as `$statusCode == 201` and `$response.body#/data/code != 'USD'`, joined by `&&` and `||` and
 * grouped by parentheses. Literals are strings in single quotes, numbers, `true`, `false` and `null`.
 *
 * @throws ExpressionError for anything else.
 */
export function readCondition(text: string): Condition {
  const words = [...text.matchAll(tokens)].map((match) => match[1] ?? '');
  const reader = new Reader(text, words);
  const condition = reader.any();
  reader.end();
  return condition;
}

class Reader {
  readonly #text: string;
  readonly #words: string[];

  constructor(text: string, words: readonly string[]) {
    this.#text = text;
    this.#words = [...words];
  }

  any(): Condition {
    return this.#joined('or', '||', () => this.#joined('and', '&&', () => this.#single()));
  }

  end(): void {
    if (this.#words.length > 0) this.#fail(`nothing after it instead of \`${this.#words[0]}\``);
  }

  #joined(kind: 'and' | 'or', word: string, read: () => Condition): Condition {
    const first = read();
    const parts = [first];
    while (this.#words[0] === word) {
      this.#words.shift();
      parts.push(read());
    }
    return parts.length === 1 ? first : { kind, parts };
  }

  #single(): Condition {
    if (this.#words[0] === '(') {
      this.#words.shift();
      const inner = this.any();
      if (this.#words.shift() !== ')') this.#fail('a closing parenthesis');
      return inner;
    }
    const left = this.#operand();
    const operator = this.#words.shift();
    if (!isOperator(operator)) return this.#fail('one of ==, !=, <, <=, > and >=');
    return { kind: 'compare', operator, left, right: this.#operand() };
  }

  #operand(): Operand {
    const word = this.#words.shift() ?? '';
    if (word.startsWith('$')) return { kind: 'expression', text: word, expression: readExpression(word) };
    if (word.length > 1 && word.startsWith("'"))
      return { kind: 'literal', value: word.slice(1, -1).replaceAll("''", "'") };
    if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(word))
      return { kind: 'literal', value: JSON.parse(word) as Json };
    return this.#fail('an expression, a text in single quotes, a number, true, false or null');
  }

  #fail(wanted: string): never {
    throw new ExpressionError(`The condition \`${this.#text}\` cannot be parsed: expected ${wanted}.`);
  }
}

function isOperator(word: string | undefined): word is Operator {
  return ['==', '!=', '<', '<=', '>', '>='].includes(word ?? '');
}

/**
 * Whether a condition holds. Strings are compared case-insensitively, as Arazzo requires; an absent value equals null.
 */
export function holds(condition: Condition, scope: Scope): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => holds(part, scope));
    case 'or':
      return condition.parts.some((part) => holds(part, scope));
    case 'compare': {
      const [left, right] = [condition.left, condition.right].map(
        (operand) => operandValue(operand, scope) ?? null,
      );
      return compare(condition.operator, left ?? null, right ?? null);
    }
  }
}

function compare(operator: Operator, left: Json, right: Json): boolean {
  if (operator === '==') return isSame(folded(left), folded(right));
  if (operator === '!=') return !isSame(folded(left), folded(right));
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** The values of the expressions of a condition: `$statusCode is number 404`. */
export function seenBy(condition: Condition, scope: Scope): string {
  const seen = expressionsIn(condition).map(
    ({ text, expression }) => `${text} is ${typed(evaluate(expression, scope))}`,
  );
  return [...new Set(seen)].join(', ');
}

/** The expressions of a condition, with their source text. */
export function expressionsIn(condition: Condition): readonly ReadOperand[] {
  if (condition.kind !== 'compare') return condition.parts.flatMap(expressionsIn);
  return [condition.left, condition.right].filter((operand) => operand.kind === 'expression');
}

function operandValue(operand: Operand, scope: Scope): Json | undefined {
  return operand.kind === 'literal' ? operand.value : evaluate(operand.expression, scope);
}

function folded(value: Json): Json {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
