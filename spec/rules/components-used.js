import { pointerPath, visit } from './document/references.js';

/** Component groups referenced by `$ref`; security schemes are referenced by name. */
const GROUPS = [
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'links',
  'pathItems',
];

/**
 * Every component is reachable from an operation; references from itself or from unreachable components do not count.
 *
 * @param {{except?: string[]}} options names of components that only the server needs
 */
export default function componentsUsed(document, options) {
  const all = GROUPS.flatMap((group) =>
    Object.keys(document?.components?.[group] ?? {}).map((name) => ({ group, name })),
  );
  const excepted = all.filter(({ name }) => options?.except?.includes(name));
  const used = reached(document, excepted);
  return all
    .filter((component) => !used.has(pointer(component)))
    .map(({ group, name }) => ({
      message: `Nothing refers to ${name} of components.${group}. Reference it, or delete its file.`,
      path: ['components', group, name],
    }));
}

const pointer = ({ group, name }) => `#/components/${group}/${name}`;

function reached(document, excepted) {
  const { components, ...rest } = document ?? {};
  const found = new Set(excepted.map(pointer));
  for (const ref of references([rest, components?.securitySchemes])) found.add(ref);
  // Iterating over a set includes the elements added during the iteration.
  for (const ref of found) {
    const [, group, name] = ref.startsWith('#/') ? pointerPath(ref) : [];
    found.add(pointer({ group, name }));
    for (const next of references(components?.[group]?.[name])) found.add(next);
  }
  return found;
}

function references(value) {
  const found = [];
  visit(value, (node) => {
    if (typeof node.$ref === 'string') found.push(node.$ref);
    for (const ref of Object.values(node.discriminator?.mapping ?? {})) found.push(ref);
  });
  return found;
}
