import { readCatalogues } from './catalogues.js';
import { isBundle } from './document/references.js';

/**
 * The values of a status are the states of its machine: each state file that names a `schema` has exactly its
 * states as that schema's enum, and each schema named `…Status` has a state file. Only the bundle has every schema.
 *
 * @param {{states: string, except?: string[]}} options the folder of the state files, and statuses without a machine
 */
export default function statusEnums(document, { states, except = [] }, context) {
  const schemas = document?.components?.schemas;
  if (!schemas || !isBundle(document)) return [];
  const machines = Object.entries(readCatalogues(states, context)).filter(([, machine]) => machine.schema);
  const governed = new Set([...machines.map(([, machine]) => machine.schema), ...except]);
  return [
    ...machines.flatMap(([file, machine]) => enumFaults(schemas, `${states}/${file}.yaml`, machine)),
    ...Object.keys(schemas)
      .filter((name) => name.endsWith('Status') && !governed.has(name))
      .map((name) => ({
        message:
          `${name} has no state machine. Write ${states}/<resource>.yaml with \`schema: ${name}\`, ` +
          'or list the schema under `except` of this rule.',
        path: ['components', 'schemas', name],
      })),
  ];
}

function enumFaults(schemas, file, machine) {
  const schema = schemas[machine.schema];
  if (!schema) {
    const message = `${file} governs ${machine.schema}, which no operation uses. Use the schema or correct its name.`;
    return [{ message, path: ['components', 'schemas'] }];
  }
  const states = Object.keys(machine.states);
  const values = schema.enum ?? [];
  const surplus = values.filter((value) => !states.includes(value));
  const missing = states.filter((state) => !values.includes(state));
  if (surplus.length + missing.length === 0) return [];
  const facts = [
    surplus.length > 0 && `${file} has no ${surplus.join(', ')}`,
    missing.length > 0 && `the enum lacks ${missing.join(', ')}`,
  ];
  const message = `${machine.schema} is not its state machine: ${facts.filter(Boolean).join('; ')}. Make them equal.`;
  return [{ message, path: ['components', 'schemas', machine.schema, 'enum'] }];
}
