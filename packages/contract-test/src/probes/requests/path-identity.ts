import { isRecord, withMember } from '../../contract/instances/json-value.ts';
import type { Operation } from '../../contract/model.ts';
import { parameterOf, templateOf } from '../../contract/path-template.ts';
import type { RequestParts } from '../../model/case.ts';
import { isIdentifierName } from '../../world/answered-things.ts';
import type { ProbeContext } from '../probe.ts';

/**
 * Makes the identifier in the body of a PUT or PATCH equal to that of the path, since servers refuse another one.
 * Returns the request unchanged if its body is invalid, or would become so.
 */
export function withPathIdentity(
  { judge }: ProbeContext,
  operation: Operation,
  parts: RequestParts,
): RequestParts {
  const { body } = parts;
  const parameter = parameterOf(templateOf(operation.path).segments.at(-1));
  if (operation.method !== 'PUT' && operation.method !== 'PATCH') return parts;
  if (parameter === undefined || body === undefined || !('value' in body) || !isRecord(body.value))
    return parts;
  const { mediaType, value } = body;
  const id = parts.path[parameter];
  const schema = operation.body?.content.get(mediaType)?.schema;
  const name = Object.keys(value).find((member) => isIdentifierName(member, parameter));
  if (name === undefined || id === undefined || schema === undefined || value[name] === id) return parts;
  const named = withMember(value, name, id);
  if (!judge.isValid(schema, value, 'request') || !judge.isValid(schema, named, 'request')) return parts;
  return { ...parts, body: { mediaType, value: named } };
}
