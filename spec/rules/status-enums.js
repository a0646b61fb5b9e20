import { readCatalogues } from './catalogues.js';
import { isBundle } from './document/references.js';

/**
 * The values of a status are the states of its machine: for each state file with a `schema`, that schema's enum is
 * exactly its states, and each schema named `…Status` has a state file. Checked only in the bundle, which has every
 * schema.
 *
 * @param {object} options
 * @param {string} options.states the folder of the state files; a file with `contract` belongs to another contract
 * @param {{states: string, contract: string}} [options.also] another folder, whose files of this contract are included
 * @param {string[]} [options.except] statuses without a machine
 */
export default function statusEnums(document, { states, also, except = [] }, context) {
  const schemas = document?.components?.schemas;
  if (!schemas || !isBundle(document)) return [];
  const machines = [
    ...machinesIn(states, undefined, context),
    ...(also ? machinesIn(also.states, also.contract, context) : []),
  ];
  const governed = new Set([...machines.map(([, machine]) => machine.schema), ...except]);
  return [
    ...machines.flatMap(([file, machine]) => enumFaults(schemas, file, machine)),
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

/** The machines of a folder that have a `schema` and belong to the contract, each with its file. */
function machinesIn(folder, contract, context) {
  return Object.entries(readCatalogues(folder, context))
    .filter(([, machine]) => machine.schema && machine.contract === contract)
    .map(([name, machine]) => [`${folder}/${name}.yaml`, machine]);
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
  const message = `${machine.schema} differs from its state machine: ${facts.filter(Boolean).join('; ')}. Make them equal.`;
  return [{ message, path: ['components', 'schemas', machine.schema, 'enum'] }];
}
