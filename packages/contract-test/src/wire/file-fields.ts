import { isNode, memberOf, schemaName } from '../contract/json-pointer.ts';
import type { MediaType, Schema } from '../contract/model.ts';

/** The maximum depth to which references and combinations in a form's schema are followed. */
const depth = 6;

/**
 * The members of a multipart form that are files, with their media types: `format: binary`, a `contentMediaType`, or an
 * `encoding` with a media type that is neither text nor JSON.
 */
export function fileFields(
  { schema, encodings }: MediaType,
  schemas: Readonly<Record<string, Schema>>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (part: unknown, left: number): void => {
    const node = resolved(part, schemas);
    if (!isNode(node) || left === 0) return;
    for (const each of Array.isArray(node.allOf) ? node.allOf : []) visit(each, left - 1);
    for (const [name, member] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      const type = encodings?.get(name)?.contentTypes?.[0] ?? fileType(member, schemas);
      if (type !== undefined && !/^text\/|json$/.test(type)) files.set(name, type);
    }
  };
  visit(schema, depth);
  return files;
}

function fileType(member: unknown, schemas: Readonly<Record<string, Schema>>): string | undefined {
  const node = resolved(member, schemas);
  const type = memberOf(node, 'contentMediaType');
  if (typeof type === 'string') return type.toLowerCase();
  if (memberOf(node, 'format') === 'binary') return 'application/octet-stream';
  const items = memberOf(node, 'items');
  return items === undefined ? undefined : fileType(items, schemas);
}

function resolved(part: unknown, schemas: Readonly<Record<string, Schema>>): unknown {
  const reference = memberOf(part, '$ref');
  return typeof reference === 'string' ? schemas[schemaName(reference)] : part;
}
