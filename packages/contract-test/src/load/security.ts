import type { SecurityScheme } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';
import { isNode } from './node-at.ts';
import { settle } from './references.ts';

/**
 * The alternatives of a `security` member: those of the operation, else those of the document, else none.
 * @throws LoadError for a scheme that the document does not have.
 */
export function readSecurity(documents: DocumentSet, operation: Located): SecurityScheme[][] {
  const own = documents.member(operation, 'security');
  const security = own.value === undefined ? documents.member(documents.root, 'security') : own;
  if (!Array.isArray(security.value)) return [];
  return security.value.map((alternative, index) => {
    const at = documents.member(security, index);
    if (!isNode(alternative)) return documents.fail(at, 'A security requirement is an object.');
    return Object.entries(alternative).map(([name, scopes]) =>
      readScheme(
        documents,
        documents.member(at, name),
        name,
        Array.isArray(scopes) ? scopes.map(String) : [],
      ),
    );
  });
}

function readScheme(documents: DocumentSet, use: Located, name: string, scopes: string[]): SecurityScheme {
  const at = documents.member(documents.root, 'components', 'securitySchemes', name);
  if (at.value === undefined) {
    return documents.fail(
      use,
      `The security scheme \`${name}\` is not in \`components.securitySchemes\`: add it.`,
    );
  }
  const { node, at: scheme } = settle(documents, at, true);
  const common = { name, scopes };
  switch (node.type) {
    case 'apiKey':
      if (node.in !== 'header' && node.in !== 'query' && node.in !== 'cookie') break;
      return { ...common, type: node.type, in: node.in, parameter: String(node.name) };
    case 'http':
    case 'oauth2':
    case 'openIdConnect':
      return { ...common, type: node.type, in: 'header', parameter: 'Authorization' };
    case 'mutualTLS':
      return { ...common, type: node.type, in: 'header', parameter: '' };
  }
  return documents.fail(scheme, `The security scheme \`${name}\` has no known \`type\` and \`in\`.`);
}
