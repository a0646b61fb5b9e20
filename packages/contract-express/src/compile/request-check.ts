import { type ApiDocument, type ParameterObject, typesOf } from '@finops/openapi';
import type { Operation } from '../operations.ts';
import { type EovRefusal, type RequestParts, requestCompiler } from '../validator-insides.ts';
import { pruneRequest, validatorName } from './prune.ts';

/**
 * Validates a request with a body of a media type, or without one, and returns the violations; undefined if it is
 * valid, in which case it is coerced and filled with defaults.
 */
export type RequestCheck = (
  parts: RequestParts,
  mediaType: string | undefined,
) => readonly EovRefusal[] | undefined;

/**
 * Compiles the checks of one operation's requests, on a document pruned to what they reference. Throws an Error if a
 * parameter has an unsupported style, or if something cannot be compiled.
 */
export function requestCheck(document: ApiDocument, operation: Operation): RequestCheck {
  const { id } = operation.facts;
  const styled = operation.request.parameters.find((one) => !isPlain(one));
  if (styled !== undefined) {
    throw new Error(
      `The parameter ${styled.name} of ${id} is not a plain value. Declare a plain value, or a query list that repeats its name.`,
    );
  }
  const compile = requestCompiler(pruneRequest(document, operation), operation.facts);
  const body = operation.request.body;
  const types = [...(body?.required ? [] : [undefined]), ...(body?.schemas.keys() ?? [])];
  const checks = new Map(types.map((type) => [type, compile(type && validatorName(type))] as const));
  return (parts, mediaType) => {
    const check = checks.get(mediaType);
    if (check === undefined) throw new Error(`${id} declares no body of the media type ${mediaType}.`);
    return check(parts);
  };
}

/** Whether the text of a parameter is its value, or a list of them, so that it needs no parsing. */
function isPlain({ in: place, schema = {}, style, explode, content }: ParameterObject): boolean {
  const { allOf, anyOf, oneOf } = schema;
  const types = typesOf(schema);
  if (content !== undefined || types.includes('object')) return false;
  if (types.includes('array'))
    return types.length === 1 && place === 'query' && (style ?? 'form') === 'form' && explode !== false;
  // The stock middleware would parse such a query value as JSON.
  return place !== 'query' || [allOf, anyOf, oneOf].every((branches) => branches === undefined);
}
