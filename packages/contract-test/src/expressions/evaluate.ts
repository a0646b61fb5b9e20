import { valueAt } from '../contract/json-pointer.ts';
import type { Json } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import type { Expression } from './expression.ts';

/** The scope in which expressions are evaluated. */
export interface Scope {
  /** The current request and response; undefined before a request is made. */
  readonly exchange: Exchange | undefined;
  readonly inputs: Readonly<Record<string, Json>>;
  /** The outputs of the steps so far, by step and name. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** The scope of a single exchange, as for links. */
export function scopeOf(exchange: Exchange): Scope {
  return { exchange, inputs: {}, steps: {} };
}

/** The value of an expression; undefined if what it names is absent. */
export function evaluate(expression: Expression, { exchange, inputs, steps }: Scope): Json | undefined {
  switch (expression.kind) {
    case 'input':
      return ownMember(inputs, expression.name);
    case 'output':
      return ownMember(ownMember(steps, expression.step) ?? {}, expression.name);
    case 'status':
      return exchange?.status;
    case 'method':
      return exchange?.request.method;
    case 'url':
      return exchange?.request.target;
    case 'body':
      return exchange && valueAt(bodyOf(exchange, expression.of), expression.pointer);
    case 'value':
      return (
        exchange &&
        (expression.of === 'request'
          ? requestValue(exchange, expression)
          : responseHeader(exchange, expression.name))
      );
  }
}

function bodyOf({ case: { parts }, json }: Exchange, of: 'request' | 'response'): Json | undefined {
  if (of === 'response') return json;
  return parts.body !== undefined && 'value' in parts.body ? parts.body.value : undefined;
}

function requestValue(
  { case: { parts }, request }: Exchange,
  { in: group, name }: Extract<Expression, { kind: 'value' }>,
): Json | undefined {
  if (group !== 'header') return ownMember(parts[group], name);
  const given = Object.entries(parts.headers).find(([header]) => isSameHeader(header, name));
  return given?.[1] ?? request.headers.find(([header]) => isSameHeader(header, name))?.[1];
}

function responseHeader({ answer }: Exchange, name: string): string | undefined {
  if (answer.kind === 'none') return undefined;
  return answer.headers.find(([header]) => isSameHeader(header, name))?.[1];
}

function isSameHeader(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function ownMember<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
