import { isList, isRecord } from '../contract/instances/json-value.ts';
import type { Json } from '../contract/model.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { type Expression, readExpression } from './expression.ts';

/** A parsed JSON value with expressions in its strings. */
export type Template =
  | { readonly kind: 'constant'; readonly value: Json }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'text'; readonly parts: readonly (string | Expression)[] }
  | { readonly kind: 'list'; readonly items: readonly Template[] }
  | { readonly kind: 'record'; readonly members: readonly (readonly [name: string, value: Template])[] };

/**
 * Reads a value whose strings are expressions (`$response.body#/id`), contain some (`order-{$inputs.number}`) or are
 * constant.
 *
 * @throws ExpressionError for a string that begins like an expression but is not one.
 */
export function readTemplate(value: Json): Template {
  if (isList(value)) return { kind: 'list', items: value.map(readTemplate) };
  if (isRecord(value)) {
    const members = Object.entries(value).map(([name, member]) => [name, readTemplate(member)] as const);
    return { kind: 'record', members };
  }
  if (typeof value !== 'string') return { kind: 'constant', value };
  if (/^\$[A-Za-z]/.test(value)) return { kind: 'expression', expression: readExpression(value) };
  const parts = value
    .split(/(\{\$[^}]*\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{$') ? readExpression(part.slice(1, -1)) : part));
  if (parts.every((part) => typeof part === 'string')) return { kind: 'constant', value };
  return { kind: 'text', parts };
}

/** The value of a template. Undefined if what it names is absent; such members and items are left out. */
export function fill(template: Template, scope: Scope): Json | undefined {
  switch (template.kind) {
    case 'constant':
      return template.value;
    case 'expression':
      return evaluate(template.expression, scope);
    case 'list':
      return template.items.map((item) => fill(item, scope)).filter((item) => item !== undefined);
    case 'record':
      return Object.fromEntries(
        template.members.flatMap(([name, member]) => {
          const value = fill(member, scope);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'text': {
      const values = template.parts.map((part) => (typeof part === 'string' ? part : evaluate(part, scope)));
      return values.some((value) => value === undefined)
        ? undefined
        : values.map((value) => plain(value ?? null)).join('');
    }
  }
}

/** Every expression of a template. */
export function expressionsOf(template: Template): readonly Expression[] {
  switch (template.kind) {
    case 'constant':
      return [];
    case 'expression':
      return [template.expression];
    case 'text':
      return template.parts.filter((part) => typeof part !== 'string');
    case 'list':
      return template.items.flatMap(expressionsOf);
    case 'record':
      return template.members.flatMap(([, member]) => expressionsOf(member));
  }
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
