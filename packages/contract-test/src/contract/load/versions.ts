import { isNode, memberOf } from '../json-pointer.ts';
import type { DocumentSet } from './document-set.ts';
import { isKnownDialect } from './schema-keywords.ts';

/** The supported versions of OpenAPI. */
export type Version = '3.0' | '3.1' | '3.2';

/** The version of a document; refuses unsupported versions and schema dialects. */
export function readVersion(documents: DocumentSet): Version {
  const { root } = documents;
  const { openapi, swagger, jsonSchemaDialect } = isNode(root.value) ? root.value : {};
  const [, version] = /^(3\.[012])(\.\d+(-.*)?)?$/.exec(String(openapi)) ?? [];
  if (swagger !== undefined || (version !== '3.0' && version !== '3.1' && version !== '3.2')) {
    const found = swagger === undefined ? openapi : `Swagger ${swagger}`;
    const says = found === undefined ? 'has no `openapi` version' : `is ${found}`;
    const at = documents.member(root, swagger === undefined ? 'openapi' : 'swagger');
    return documents.fail(
      at,
      `The document ${says}: only OpenAPI 3.0, 3.1 and 3.2 are supported, so convert it.`,
    );
  }
  if (jsonSchemaDialect !== undefined && !isKnownDialect(jsonSchemaDialect)) {
    const at = documents.member(root, 'jsonSchemaDialect');
    return documents.fail(
      at,
      `The schema dialect \`${jsonSchemaDialect}\` is unknown: only JSON Schema 2020-12 is checked.`,
    );
  }
  if (memberOf(root.value, '$self') !== undefined && documents.isSplit) {
    const at = documents.member(root, '$self');
    return documents.fail(at, '`$self` changes what references to other files mean, which is not supported.');
  }
  return version;
}
