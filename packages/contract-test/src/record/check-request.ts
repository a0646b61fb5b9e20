import { declaredContent, isJson } from '../check/media-type.ts';
import type { Contract, Json, MediaType, Parameter } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import type { Deviation } from './deviation.ts';
import { isKnownHeader } from './known-headers.ts';
import { isMediaType } from './media-type-name.ts';
import { readForm } from './read-form.ts';
import { claims, headerOf, type RequestTexts, readParameter, requestTexts } from './request-values.ts';
import type { Route } from './route-finder.ts';
import { schemaDeviation, schemaPlace } from './schema-deviation.ts';

/** Checks a request that the target accepted against its operation. A refused one says nothing about the document. */
export function checkRequest(contract: Contract, judge: Judge, one: LiveExchange, route: Route): Deviation[] {
  if (one.status < 200 || one.status >= 400) return [];
  const texts = requestTexts(one, route.values);
  return [
    ...route.operation.parameters.flatMap((parameter) =>
      declaredParameter(contract, judge, { one, texts, route, parameter }),
    ),
    ...undeclaredParameters(contract, one, texts, route),
    ...(one.method === 'HEAD' ? [] : body(contract, judge, one, route)),
  ];
}

function declaredParameter(
  contract: Contract,
  judge: Judge,
  given: {
    readonly one: LiveExchange;
    readonly texts: RequestTexts;
    readonly route: Route;
    readonly parameter: Parameter;
  },
): Deviation[] {
  const { parameter, route } = given;
  const operation = route.operation.id;
  const where = `${parameter.in}.${parameter.name}`;
  const place = contract.placeOf(parameter.node);
  const { isPresent, readings } = readParameter(given.one, given.texts, parameter);
  if (!isPresent) {
    if (!parameter.required || parameter.in === 'path') return [];
    const expected = 'a value: the parameter is required';
    const key = `${place.file}#${place.pointer} required`;
    const gap = { kind: 'optional' } as const;
    return [{ rule: 'missing-parameter', operation, key, where, expected, actual: 'nothing', place, gap }];
  }
  const [first] = readings;
  if (first === undefined || readings.some((value) => judge.isValid(parameter.schema, value, 'request')))
    return [];
  const root = schemaPlace(place);
  const judged = {
    rule: 'parameter-value',
    operation,
    where,
    value: first,
    direction: 'request',
    root,
  } as const;
  return judge
    .violations(parameter.schema, first, 'request')
    .map((violation) => schemaDeviation(judged, violation));
}

/** Query parameters and headers that neither the operation nor a security scheme names. */
function undeclaredParameters(
  contract: Contract,
  one: LiveExchange,
  { query }: RequestTexts,
  { operation }: Route,
): Deviation[] {
  const schemes = contract.operations.flatMap(({ security }) => security.flat());
  const isCredential = (where: string, name: string): boolean =>
    schemes.some((scheme) => scheme.in === where && scheme.parameter.toLowerCase() === name.toLowerCase());
  const isDeclared = (name: string): boolean =>
    operation.parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === name);
  const place = contract.placeOf(operation.node, 'parameters');
  const undeclared = (where: 'query' | 'header', name: string): Deviation => ({
    rule: 'undocumented-parameter',
    operation: operation.id,
    key: `${place.file}#${place.pointer} ${where} ${name}`,
    where: `${where}.${name}`,
    expected: 'no undeclared parameter',
    actual: `the ${where === 'query' ? 'query parameter' : 'header'} ${name}`,
    place,
    gap: { kind: 'parameter', in: where, name },
  });
  const names = new Set(query.map(([name]) => name));
  const headers = new Set(one.requestHeaders.map(([name]) => name.toLowerCase()));
  return [
    ...[...names]
      .filter((name) => name !== '' && !isCredential('query', name))
      .filter((name) => !operation.parameters.some((parameter) => claims(parameter, name)))
      .map((name) => undeclared('query', name)),
    ...[...headers]
      .filter((name) => !isKnownHeader(name) && !isCredential('header', name) && !isDeclared(name))
      .map((name) => undeclared('header', name)),
  ];
}

function body(contract: Contract, judge: Judge, one: LiveExchange, { operation }: Route): Deviation[] {
  const { requestBody } = one;
  const declared = operation.body;
  const isEmpty = requestBody.unknown === undefined && requestBody.bytes.length === 0;
  const place = contract.placeOf(declared?.node ?? operation.node);
  const common = { operation: operation.id, where: '/request/body', place };
  const key = (what: string): string => `${place.file}#${place.pointer} ${what}`;
  if (isEmpty) {
    if (declared?.required !== true) return [];
    const expected = 'a body: it is required';
    const gap = { kind: 'optional' } as const;
    return [{ ...common, rule: 'missing-parameter', key: key('required'), expected, actual: 'nothing', gap }];
  }
  const mediaType = headerOf(one, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  // The body of a read has no meaning (RFC 9110, 9.3.1), and a document cannot declare one without a media type.
  if (mediaType === undefined || !isMediaType(mediaType) || one.method === 'GET') return [];
  const entry = declared && declaredContent(declared.content, mediaType);
  if (entry === undefined) {
    const expected = declared === undefined ? 'no body' : [...declared.content.keys()].join(' or ');
    const kind = declared === undefined ? ('request-body' as const) : ('request-media-type' as const);
    const gap = { kind, mediaType };
    return [{ ...common, rule: 'request-media-type', key: key(mediaType), expected, actual: mediaType, gap }];
  }
  return content(contract, judge, one, { operation: operation.id, mediaType, content: entry[1] });
}

function content(
  contract: Contract,
  judge: Judge,
  one: LiveExchange,
  { operation, mediaType, content }: { operation: string; mediaType: string; content: MediaType },
): Deviation[] {
  const value = bodyValue(contract, one, mediaType, content);
  if (value === undefined || isAbsentValue(content, value)) return [];
  const root = schemaPlace(contract.placeOf(content.node));
  const judged = { operation, where: '/request/body', value, direction: 'request', root } as const;
  const violations = judge.violations(content.schema, value, 'request');
  if (violations.length > 0)
    return violations.map((violation) => schemaDeviation({ ...judged, rule: 'request-body' }, violation));
  return judge
    .undocumented(content.schema, value, 'request')
    .map((violation) => schemaDeviation({ ...judged, rule: 'undocumented-request-field' }, violation));
}

/** A document with `x-absent-values` allows more than its schemas. */
function isAbsentValue({ absentValues = [] }: MediaType, value: Json): boolean {
  if (absentValues.length === 0) return false;
  return (
    JSON.stringify(value, (_, member: unknown) =>
      absentValues.some((absent) => absent === member) ? undefined : member,
    ) !== JSON.stringify(value)
  );
}

/** The value of a body: JSON, a form, or text; undefined for any other and for unreadable ones. */
function bodyValue(
  contract: Contract,
  { requestBody }: LiveExchange,
  mediaType: string,
  { schema }: MediaType,
): Json | undefined {
  if (requestBody.unknown !== undefined) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(requestBody.bytes);
    if (isJson(mediaType)) return JSON.parse(text) as Json;
    if (mediaType === 'application/x-www-form-urlencoded') return readForm(text, schema, contract.schemas);
    return undefined;
  } catch {
    return undefined;
  }
}
