import { visit } from './document/references.js';

/** Component groups that are referred to by `$ref`; security schemes are named, not referred to. */
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
 * Every component is referred to.
 *
 * @param {{except?: string[]}} options names of components that only the server needs
 */
export default function componentsUsed(document, options) {
  const used = references(document);
  return GROUPS.flatMap((group) =>
    Object.keys(document?.components?.[group] ?? {})
      .filter((name) => !used.has(`#/components/${group}/${name}`) && !options?.except?.includes(name))
      .map((name) => ({
        message: `Nothing refers to ${name} of components.${group}. Use it, or delete its file.`,
        path: ['components', group, name],
      })),
  );
}

function references(document) {
  const found = new Set();
  visit(document, (node) => {
    if (typeof node.$ref === 'string') found.add(node.$ref);
    for (const ref of Object.values(node.discriminator?.mapping ?? {})) found.add(ref);
  });
  return found;
}
