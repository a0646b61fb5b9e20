import type { MockOperation } from './contract.ts';
import { Fault } from './fault.ts';
import type { Flaw } from './flaw.ts';
import { clip } from './words.ts';

/** More than this many rules in one answer help nobody. */
const most = 20;

/** A flaw as the answer names it. `field` is dotted and empty for the whole body. */
interface BrokenRule {
  readonly place: string;
  readonly field: string;
  readonly code: string;
  /** What to mend: `must be a text`. */
  readonly rule: string;
  /** The same with the value at fault: `is 5; it must be a text`. */
  readonly reason: string;
}

/**
 * Makes the fault of what is wrong with a request (G08): `request_validation` for query, header and form,
 * `schema_validation` for a JSON body, `bad_request` for an operation whose 400 shows no other name,
 * `not_found` for what the path names (G10).
 */
export function violationFault(operation: MockOperation, flaws: readonly Flaw[], form: boolean): Fault {
  const inPath = flaws.find(({ path }) => path[0] === 'path');
  if (inPath !== undefined) return new Fault('not_found', 'The path names no resource. Check the id in it.');
  const rules = flaws.slice(0, most).map(brokenRule);
  const parameters = rules.filter((rule) => rule.place !== 'body');
  if (parameters.length > 0) return requestFault(operation, parameters);
  return form ? requestFault(operation, rules) : bodyFault(operation, rules);
}

/** The fault of fields and parameters that the contract does not know, under `Prefer: handling=strict` (G18). */
export function unknownFault(operation: MockOperation, names: readonly string[]): Fault {
  const flaws = names
    .slice(0, most)
    .map((name) => ({ path: ['query', name], code: 'unknown', rule: 'is not known here' }));
  return requestFault(operation, flaws.map(brokenRule));
}

function requestFault(operation: MockOperation, rules: readonly BrokenRule[]): Fault {
  const count = rules.length === 1 ? '1 value is invalid' : `${rules.length} values are invalid`;
  const name = onlyBadRequest(operation) ? 'bad_request' : 'request_validation';
  return new Fault(name, sentence(count, rules), { fields: byField(rules), codes: codesOf(rules) });
}

function bodyFault(operation: MockOperation, rules: readonly BrokenRule[]): Fault {
  const message = sentence('The body does not meet its schema', rules);
  const fields = byField(rules.filter((rule) => rule.field !== ''));
  if (onlyBadRequest(operation)) return new Fault('bad_request', message, { fields });
  const schema = {
    reason: message,
    fix: fixOf(rules),
    schema_validation_error: [...new Set(rules.map(lineOf))],
  };
  return new Fault('schema_validation', message, { fields, schema });
}

/** Whether the examples of the operation's 400 know no error but `bad_request`, as `addresses/regenerate`. */
function onlyBadRequest(operation: MockOperation): boolean {
  const names = new Set(operation.responses.get('400')?.errors.names.values());
  return names.size === 1 && names.has('bad_request');
}

function brokenRule({ path, code, rule, given }: Flaw): BrokenRule {
  const [place = 'body', ...names] = path;
  const reason = given === undefined ? rule : `is ${given}; it ${rule}`;
  return { place, field: clip(names.join('.'), 200), code, rule: clip(rule, 300), reason: clip(reason, 300) };
}

function lineOf({ place, field, reason }: BrokenRule): string {
  return `${field === '' ? place : `${place}.${field}`} ${reason}`;
}

function byField(rules: readonly BrokenRule[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { field, reason } of rules) {
    const reasons = fields.get(field || 'body') ?? [];
    if (!reasons.includes(reason)) fields.set(field || 'body', [...reasons, reason]);
  }
  return fields;
}

function codesOf(rules: readonly BrokenRule[]): Map<string, string> {
  return new Map(rules.map(({ field, code }) => [field, code]));
}

function sentence(start: string, rules: readonly BrokenRule[]): string {
  const said = [...new Set(rules.map((rule) => `${rule.field || 'the body'} ${rule.reason}`))];
  const more = said.length > 3 ? `; and ${said.length - 3} more` : '';
  return `${start}: ${said.slice(0, 3).join('; ')}${more}.`;
}

/** What to do about each fault, in imperatives. */
function fixOf(rules: readonly BrokenRule[]): string {
  return [...new Set(rules.slice(0, 3).map(fixOfOne))].join(' ');
}

function fixOfOne({ field, code, rule }: BrokenRule): string {
  const name = field === '' ? 'the body' : `\`${field}\``;
  if (code === 'required') return `Add ${name}.`;
  if (code === 'not') return `Leave ${name} out.`;
  if (field === '' && code === 'type') return 'Send one JSON object with the fields of this operation.';
  if (code === 'oneOf') return `In ${name}, ${rule.replace(/^must /, '')}.`;
  return `Change ${name}: it ${rule}.`;
}
