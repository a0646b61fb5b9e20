import type { MockOperation } from './contract.ts';
import { Fault } from './fault.ts';
import type { Violation } from './prism.ts';

/** One broken rule in the words of this API. `field` is dotted and empty for the whole body. */
interface BrokenRule {
  readonly place: string;
  readonly field: string;
  readonly reason: string;
  /** The line as a validator gives it. */
  readonly line: string;
}

/** More than this many rules in one answer help nobody. */
const most = 20;

/** Keywords that fail because another one has: they are not worth a line of their own. */
const combining: ReadonlySet<string> = new Set(['if', 'oneOf', 'anyOf', 'allOf']);

/**
 * Makes the fault of what Prism found (G08): `request_validation` for query, path, header and form,
 * `schema_validation` for a JSON body, `bad_request` for an operation whose 400 shows no other name.
 */
export function violationFault(
  operation: MockOperation,
  violations: readonly Violation[],
  form: boolean,
): Fault {
  const telling = violations.filter(({ code }) => !combining.has(code));
  const rules = (telling.length > 0 ? telling : violations)
    .slice(0, most)
    .map((violation) => brokenRule(operation, violation));
  const parameters = rules.filter((rule) => rule.place !== 'body');
  if (parameters.length > 0) return requestFault(operation, parameters);
  return form ? requestFault(operation, rules) : bodyFault(operation, rules);
}

/** The fault of fields and parameters that the contract does not know, under `Prefer: handling=strict` (G18). */
export function unknownFault(operation: MockOperation, names: readonly string[]): Fault {
  const reason = 'is not known here';
  const rules = names
    .slice(0, most)
    .map((name) => ({ place: 'query', field: clip(name, 200), reason, line: '' }));
  return requestFault(operation, rules);
}

function requestFault(operation: MockOperation, rules: readonly BrokenRule[]): Fault {
  const count = rules.length === 1 ? '1 value is invalid' : `${rules.length} values are invalid`;
  const name = onlyBadRequest(operation) ? 'bad_request' : 'request_validation';
  return new Fault(name, sentence(count, rules), { fields: byField(rules) });
}

function bodyFault(operation: MockOperation, rules: readonly BrokenRule[]): Fault {
  const message = sentence('The body does not meet its schema', rules);
  const fields = byField(rules.filter((rule) => rule.field !== ''));
  if (onlyBadRequest(operation)) return new Fault('bad_request', message, { fields });
  const schema = {
    reason: 'The body does not meet the schema of this operation.',
    fix: fixOf(rules[0]),
    schema_validation_error: rules.map((rule) => rule.line),
  };
  return new Fault('schema_validation', message, { fields, schema });
}

/** Whether the examples of the operation's 400 know no error but `bad_request`, as `addresses/regenerate`. */
function onlyBadRequest(operation: MockOperation): boolean {
  const names = operation.responses.get('400')?.errors.names;
  return names?.size === 1 && names.has('bad_request');
}

function brokenRule(operation: MockOperation, violation: Violation): BrokenRule {
  const [place = 'body', ...segments] = violation.path;
  const raw = segments.join('.');
  const kind = place === 'body' ? 'property ' : 'parameter ';
  const prefix = `Request ${place} ${segments.length > 0 ? `${kind}${raw.trim()} ` : ''}`;
  const reason = reasonOf(violation.message, prefix);
  const path = segments.map((segment, index) =>
    index === 0 && place !== 'body' ? declaredName(operation, place, segment) : unescapePointer(segment),
  );
  const line = clip(`${[place, ...path].join('.')} ${reason}`, 300);
  const missing = /^must have required property '(.+)'$/.exec(reason)?.[1];
  if (missing !== undefined) {
    path.push(place === 'body' ? missing : declaredName(operation, place, missing));
    return { place, field: clip(path.join('.'), 200), reason: 'is required', line };
  }
  return { place, field: clip(path.join('.'), 200), reason, line };
}

function reasonOf(message: string, prefix: string): string {
  if (message === 'Body parameter is required') return 'is required';
  return clip(message.startsWith(prefix) ? message.slice(prefix.length) : message, 200);
}

/** Prism lower-cases parameter names. */
function declaredName(operation: MockOperation, place: string, name: string): string {
  const found = operation.parameters.find((one) => one.in === place && one.name.toLowerCase() === name);
  return found?.name ?? name;
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

function byField(rules: readonly BrokenRule[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { field, reason } of rules) {
    const reasons = fields.get(field || 'body') ?? [];
    if (!reasons.includes(reason)) fields.set(field || 'body', [...reasons, reason]);
  }
  return fields;
}

function sentence(start: string, rules: readonly BrokenRule[]): string {
  const said = rules.slice(0, 3).map((rule) => `${rule.field || 'the body'} ${rule.reason}`);
  return `${start}: ${[...new Set(said)].join('; ')}.`;
}

function fixOf(rule: BrokenRule | undefined): string {
  if (rule === undefined || rule.field === '')
    return 'Send one JSON object with the fields of this operation.';
  return rule.reason === 'is required'
    ? `Add \`${rule.field}\`.`
    : `Change \`${rule.field}\`: it ${rule.reason}.`;
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
