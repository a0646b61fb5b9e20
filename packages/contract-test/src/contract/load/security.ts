import { isNode } from '../json-pointer.ts';
import type { OAuthFlow, SecurityScheme } from '../model.ts';
import type { DocumentSet, Located } from './document-set.ts';
import type { Reader } from './reader.ts';
import { entriesOf, namesBesideExtensions, namesOf, settle } from './references.ts';

/**
 * The alternatives of `security`: those of the operation, or of the document, or none.
 * @throws LoadError for a scheme that the document does not define.
 */
export function readSecurity({ documents, origins }: Reader, operation: Located): SecurityScheme[][] {
  const own = documents.member(operation, 'security');
  const security = own.value === undefined ? documents.member(documents.root, 'security') : own;
  return entriesOf(documents, security).map((at) => {
    if (!isNode(at.value)) return documents.fail(at, 'A security requirement must be an object.');
    return Object.entries(at.value).map(([name, scopes]) =>
      readScheme(
        { documents, origins },
        documents.member(at, name),
        name,
        Array.isArray(scopes) ? scopes.map(String) : [],
      ),
    );
  });
}

function readScheme(
  { documents, origins }: Pick<Reader, 'documents' | 'origins'>,
  use: Located,
  name: string,
  scopes: string[],
): SecurityScheme {
  const at = documents.member(documents.root, 'components', 'securitySchemes', name);
  if (at.value === undefined) {
    return documents.fail(
      use,
      `The security scheme \`${name}\` is not in \`components.securitySchemes\`: add it.`,
    );
  }
  const { node, at: scheme } = settle(documents, at, true);
  origins.note(node, scheme, true);
  const common = { name, scopes, node };
  switch (node.type) {
    case 'apiKey':
      if (node.in !== 'header' && node.in !== 'query' && node.in !== 'cookie') break;
      return { ...common, type: node.type, in: node.in, parameter: String(node.name) };
    case 'http':
      return {
        ...common,
        ...authorization,
        type: node.type,
        scheme: String(node.scheme).toLowerCase(),
        ...(typeof node.bearerFormat === 'string' && { bearerFormat: node.bearerFormat }),
      };
    case 'oauth2':
      return { ...common, ...authorization, type: node.type, flows: readFlows(documents, scheme) };
    case 'openIdConnect':
      return {
        ...common,
        ...authorization,
        type: node.type,
        openIdConnectUrl: String(node.openIdConnectUrl),
      };
    case 'mutualTLS':
      return { ...common, type: node.type, in: 'header', parameter: '' };
  }
  return documents.fail(scheme, `The security scheme \`${name}\` has no known \`type\` and \`in\`.`);
}

const authorization = { in: 'header', parameter: 'Authorization' } as const;

function readFlows(documents: DocumentSet, scheme: Located): ReadonlyMap<string, OAuthFlow> {
  const flows = documents.member(scheme, 'flows');
  return new Map(
    namesBesideExtensions(documents, flows).map((kind) => {
      const flow = documents.member(flows, kind);
      const members = isNode(flow.value) ? Object.entries(flow.value) : [];
      const urls = members.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return [
        kind,
        {
          urls: new Map(urls.filter(([member]) => member.endsWith('Url'))),
          scopes: namesOf(documents, documents.member(flow, 'scopes')),
        },
      ];
    }),
  );
}
