import { type OpenApiDocument, SpecError } from './bundle.ts';
import type { StateMachine } from './catalogues.ts';

/** A schema as far as its values are told. */
interface Enumerated {
  enum: string[];
  'x-enumDescriptions': Record<string, string>;
  'x-enum-descriptions'?: string[];
}

/**
 * The document with the meaning of each value beside every enum that has one: the summaries of its states where a state
 * machine names the schema, else what the schema itself says. Reference pages read `x-enumDescriptions`, a map;
 * generators read `x-enum-descriptions`, a list in the order of the values.
 *
 * @throws SpecError when a schema describes other values than it has.
 */
export function withEnumDescriptions(
  document: OpenApiDocument,
  machines: Readonly<Record<string, Pick<StateMachine, 'schema' | 'states'>>>,
): OpenApiDocument {
  const described = structuredClone(document);
  const schemas = described.components.schemas as Record<string, Partial<Enumerated>> | undefined;
  for (const { schema: name, states } of Object.values(machines)) {
    const schema = name && schemas?.[name];
    if (schema) schema['x-enumDescriptions'] = summaries(states, schema.enum);
  }
  visit(described, 'the document');
  return described;
}

/** In the order of the enum; what only one of the two has is left to the check of the machines. */
function summaries(states: StateMachine['states'], values: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, states[value]?.summary ?? '']));
}

function visit(node: unknown, name: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('x-enumDescriptions' in node) list(node as Enumerated, name);
  for (const [key, child] of Object.entries(node)) visit(child, key);
}

function list(schema: Enumerated, name: string): void {
  const { enum: values = [], 'x-enumDescriptions': told } = schema;
  const wrong = [
    ...values.filter((value) => told[value] === undefined).map((value) => `does not describe ${value}`),
    ...Object.keys(told)
      .filter((value) => !values.includes(value))
      .map((value) => `describes ${value}, which is no value of it`),
  ];
  if (wrong.length > 0) throw new SpecError(`\`x-enumDescriptions\` of ${name} ${wrong.join(' and ')}.`);
  schema['x-enum-descriptions'] = values.map((value) => told[value] ?? '');
}
