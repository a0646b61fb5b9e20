import { type OpenApiDocument, SpecError } from './bundle.ts';
import type { StateMachine } from './catalogues.ts';

/** The parts of a schema that describe its values. */
interface Enumerated {
  enum: string[];
  'x-enumDescriptions': Record<string, string>;
  'x-enum-descriptions'?: string[];
}

/**
 * Adds the meaning of each value to every described enum: the state summaries if a state machine names the schema,
 * otherwise the schema's own descriptions. Reference pages read `x-enumDescriptions`, a map; generators read
 * `x-enum-descriptions`, a list in the order of the values.
 *
 * @throws SpecError if a schema describes values other than its own.
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

/** In the order of the enum; differences between the two are reported by the check of the state machines. */
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
      .map((value) => `describes ${value}, which is not one of its values`),
  ];
  if (wrong.length > 0) throw new SpecError(`\`x-enumDescriptions\` of ${name} ${wrong.join(' and ')}.`);
  schema['x-enum-descriptions'] = values.map((value) => told[value] ?? '');
}
