import { readCatalogue } from './catalogues.js';
import { operations } from './document/operations.js';

/**
 * Every security scheme of an operation is declared, and every scope belongs to an OAuth2 scheme.
 *
 * @param {{catalogue?: string}} [options] the file of the OAuth2 scheme, for a document that does not include it
 */
export default function scopesKnown(document, options, context) {
  const schemes = document?.components?.securitySchemes ?? {};
  const elsewhere = options?.catalogue ? [readCatalogue(options.catalogue, context)] : [];
  const scopes = catalogue([...Object.values(schemes), ...elsewhere]);
  return operations(document).flatMap((found) =>
    requirements(found).flatMap(({ scheme, asked, path }) => [
      ...(scheme in schemes ? [] : [unknownScheme(found, scheme, path)]),
      ...asked
        .map((scope, index) => ({ scope, path: [...path, index] }))
        .filter(({ scope }) => !scopes.has(scope))
        .map(({ scope, path: at }) => unknownScope(found, scope, at)),
    ]),
  );
}

function unknownScheme({ label }, scheme, path) {
  const message = `${label} uses the security scheme "${scheme}", which is not declared. Declare it under components.`;
  return { message, path };
}

function unknownScope({ label }, scope, path) {
  const message =
    `${label} requires the scope "${scope}", which is not in a catalogue. ` +
    'Correct it, or add it to shared/security-schemes/oauth2.yaml.';
  return { message, path };
}

function catalogue(schemes) {
  const flows = schemes.flatMap((scheme) => Object.values(scheme?.flows ?? {}));
  return new Set(flows.flatMap((flow) => Object.keys(flow?.scopes ?? {})));
}

function requirements({ operation: { security }, path }) {
  return (Array.isArray(security) ? security : []).flatMap((requirement, index) =>
    Object.entries(requirement).map(([scheme, asked]) => ({
      scheme,
      asked,
      path: [...path, 'security', index, scheme],
    })),
  );
}
