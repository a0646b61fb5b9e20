import { Fault, type Flaw } from './fault.ts';
import { clip } from './words.ts';

/** The maximum number of violations in one response. */
const most = 20;

/**
 * Creates the fault for the violations of a readable request: `not_found` for its path, `parameters` for query, headers
 * and form fields, `body` for any other body. Long texts and lists are shortened.
 */
export function flawsFault(flaws: readonly Flaw[], form: boolean): Fault {
  if (flaws.some(({ place }) => place === 'path')) {
    return new Fault('not_found', 'The path does not identify a resource. Check the identifier in it.', {
      flaws,
    });
  }
  const told = flaws.slice(0, most).map(cut);
  const parameters = told.filter((one) => one.place !== 'body');
  if (parameters.length > 0) return parametersFault(parameters);
  return form ? parametersFault(told) : new Fault('body', bodyMessage(told), { flaws: told });
}

/** Creates the fault for unknown fields and parameters under strict handling. */
export function unknownFieldsFault(names: readonly string[]): Fault {
  const flaws = names
    .slice(0, most)
    // An empty name would be invisible in a list.
    .map((name) => cut({ place: 'query', field: name || '""', code: 'unknown', rule: 'is not recognized' }));
  return new Fault('unknown_fields', parametersMessage(flaws), { flaws });
}

function parametersFault(flaws: readonly Flaw[]): Fault {
  return new Fault('parameters', parametersMessage(flaws), { flaws });
}

/** `2 values are invalid: limit is 0; it must be at least 1; sort is "x"; it must be …`. */
function parametersMessage(flaws: readonly Flaw[]): string {
  return sentence(flaws.length === 1 ? '1 value is invalid' : `${flaws.length} values are invalid`, flaws);
}

function bodyMessage(flaws: readonly Flaw[]): string {
  return sentence('The body does not match its schema', flaws);
}

/** Names the first three violations and counts the others. */
function sentence(start: string, flaws: readonly Flaw[]): string {
  const said = [...new Set(flaws.map((flaw) => `${flaw.field || 'the body'} ${reasonOf(flaw)}`))];
  const more = said.length > 3 ? `; and ${said.length - 3} more` : '';
  return `${start}: ${said.slice(0, 3).join('; ')}${more}.`;
}

/** `is 5; it must be a string`. */
export function reasonOf({ rule, given }: Flaw): string {
  return clip(given === undefined ? rule : `is ${given}; it ${rule}`, 300);
}

/** The reasons by dotted field; those of the whole body under `body`. */
export function reasonsByField(flaws: readonly Flaw[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const flaw of flaws) {
    const field = flaw.field || 'body';
    const reasons = fields.get(field) ?? [];
    if (!reasons.includes(reasonOf(flaw))) fields.set(field, [...reasons, reasonOf(flaw)]);
  }
  return fields;
}

/** One line per violation: `body.part.size is required`. */
export function linesOf(flaws: readonly Flaw[]): string[] {
  return [
    ...new Set(
      flaws.map((flaw) => {
        const where = flaw.field === '' ? flaw.place : `${flaw.place}.${flaw.field}`;
        return `${where} ${reasonOf(flaw)}`;
      }),
    ),
  ];
}

/** How to fix the violations of a body, in imperatives. */
export function adviceOn(flaws: readonly Flaw[]): string {
  return [...new Set(flaws.slice(0, 3).map(adviceOnOne))].join(' ');
}

function adviceOnOne({ field, code, rule }: Flaw): string {
  const name = field === '' ? 'the body' : `\`${field}\``;
  if (code === 'required') return `Add ${name}.`;
  if (field === '' && code === 'type') return 'Send one JSON object with the fields of this operation.';
  if (code === 'oneOf') return `In ${name}, ${rule.replace(/^must /, '')}.`;
  return `Change ${name}: it ${rule}.`;
}

function cut(flaw: Flaw): Flaw {
  return { ...flaw, field: clip(flaw.field, 200), rule: clip(flaw.rule, 300) };
}
