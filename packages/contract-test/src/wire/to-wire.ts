import { encodingOf } from '../contract/encoding.ts';
import type { Json, Operation, Parameter, Schema } from '../contract/model.ts';
import type { Case } from '../model/case.ts';
import type { HeaderLine, WireRequest } from '../model/message.ts';
import { type Credentials, credentialLines } from './credentials.ts';
import { encodeBody } from './encode-body.ts';
import { fileFields } from './file-fields.ts';
import { headerText, pairsOf, pathText } from './styles.ts';
import { encoded } from './text.ts';

/**
 * Writes a case as a request. The header lines are the caller's, then those of the parameters, then those of the
 * tampering; a later line replaces earlier ones of its name. Values without a declared parameter use the default style
 * of their place. `schemas` resolves the references of a form's schema.
 */
export function toWire(
  sent: Case,
  credentials: Credentials,
  schemas: Readonly<Record<string, Schema>> = {},
): WireRequest {
  const { operation, parts, tampering = {} } = sent;
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (template, name: string) => {
    const raw = tampering.rawPath?.[name];
    if (raw !== undefined) return raw;
    const value = parts.path[name];
    return value === undefined ? template : pathText(parameterOf(operation, 'path', name), value);
  });
  const query = valuesOf(operation, 'query', parts.query)
    .flatMap(([parameter, value]) => pairsOf(parameter, value))
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join('&');
  const search = tampering.rawQuery ?? query;
  const body = parts.body === undefined ? undefined : encodeBody(parts.body, filesOf(sent, schemas));
  const cookies = valuesOf(operation, 'cookie', parts.cookies)
    .flatMap(([parameter, value]) => pairsOf(parameter, value))
    .map(([name, text]) => `${name}=${encoded(text)}`);
  const own: HeaderLine[] = [
    ...valuesOf(operation, 'header', parts.headers).map(
      ([parameter, value]): HeaderLine => [parameter.name, headerText(parameter, value)],
    ),
    ...(body?.mediaType === undefined ? [] : [['Content-Type', body.mediaType] as const]),
  ];
  const given = credentialLines(operation, credentials, tampering);
  const headers = replaced(
    replaced(withCookies(given, cookies), own),
    Object.entries(tampering.headers ?? {}),
  );
  return {
    method: tampering.method ?? operation.method,
    target: search === '' ? path : `${path}?${search}`,
    headers,
    body: body?.text,
  };
}

function filesOf(
  { operation, parts: { body } }: Case,
  schemas: Readonly<Record<string, Schema>>,
): ReadonlyMap<string, string> | undefined {
  const isForm = body?.mediaType !== undefined && encodingOf(body.mediaType) === 'multipart';
  const content = isForm ? operation.body?.content.get(body.mediaType) : undefined;
  return content && fileFields(content, schemas);
}

function valuesOf(
  operation: Operation,
  where: Parameter['in'],
  values: Readonly<Record<string, Json>>,
): (readonly [Parameter, Json])[] {
  return Object.entries(values).map(([name, value]) => [parameterOf(operation, where, name), value]);
}

function parameterOf(operation: Operation, where: Parameter['in'], name: string): Parameter {
  const isSame = (other: string): boolean =>
    where === 'header' ? other.toLowerCase() === name.toLowerCase() : other === name;
  const declared = operation.parameters.find((parameter) => parameter.in === where && isSame(parameter.name));
  if (declared !== undefined) return declared;
  const style = where === 'path' || where === 'header' ? 'simple' : 'form';
  const shape = { name, in: where, required: false, schema: true, style, explode: style === 'form' };
  return { ...shape, mediaType: undefined, examples: [], node: operation.node };
}

/** Cookies of the parameters and of the caller are joined in one line. */
function withCookies(lines: readonly HeaderLine[], cookies: readonly string[]): readonly HeaderLine[] {
  if (cookies.length === 0) return lines;
  const isCookie = ([name]: HeaderLine): boolean => name.toLowerCase() === 'cookie';
  const given = lines.filter(isCookie).map(([, value]) => value);
  return [...lines.filter((line) => !isCookie(line)), ['Cookie', [...given, ...cookies].join('; ')]];
}

function replaced(lines: readonly HeaderLine[], by: readonly HeaderLine[]): readonly HeaderLine[] {
  if (by.length === 0) return lines;
  const names = new Set(by.map(([name]) => name.toLowerCase()));
  return [...lines.filter(([name]) => !names.has(name.toLowerCase())), ...by];
}
