import { STATUS_CODES } from 'node:http';
import { headerReadings } from '../check/header-readings.ts';
import { isJson, mediaTypeOf } from '../check/media-type.ts';
import { isTransportHeader } from '../check/transport-headers.ts';
import { encodingOf } from '../contract/encoding.ts';
import { grouped } from '../contract/grouped.ts';
import type { Json, Schema } from '../contract/model.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import { isSentSecretName } from '../secrets/secret-names.ts';
import { parseAnswer } from '../wire/parse-answer.ts';
import { answerOf } from './check-response.ts';
import { type Inference, inferSchema } from './infer-schema.ts';
import { isMediaType } from './media-type-name.ts';
import { readForm } from './read-form.ts';
import { headerOf, requestTexts } from './request-values.ts';

/** A response that all exchanges fit. */
export function newResponse(seen: readonly LiveExchange[], inference: Inference): object {
  const [first] = seen;
  const status = first?.status ?? 0;
  const names = new Set(seen.flatMap((one) => one.responseHeaders.map(([name]) => name.toLowerCase())));
  const headers = [...names]
    .filter((name) => !isTransportHeader(name, status))
    .map((name) => {
      const written = seen
        .flatMap((one) => one.responseHeaders.map(([own]) => own))
        .find((own) => own.toLowerCase() === name);
      return [written ?? name, newHeader(seen, name, inference)] as const;
    });
  const content = newContent(seen, inference);
  return {
    description: STATUS_CODES[status] ?? `Status ${status}`,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

/** A response header that all exchanges fit; it is required if it is in all of them. */
export function newHeader(seen: readonly LiveExchange[], name: string, inference: Inference): object {
  const texts = seen.flatMap((one) =>
    one.responseHeaders.filter(([own]) => own.toLowerCase() === name).map(([, value]) => value),
  );
  const isRequired = seen.every((one) => one.responseHeaders.some(([own]) => own.toLowerCase() === name));
  return { ...(isRequired && { required: true }), schema: textSchema(texts, name, inference) };
}

/** The content of responses, by media type. */
export function newContent(
  seen: readonly LiveExchange[],
  inference: Inference,
): { [mediaType: string]: object } {
  const filled = seen.filter(
    (one) => one.responseBody.unknown !== undefined || one.responseBody.bytes.length > 0,
  );
  const byType = grouped(filled, (one) => mediaTypeOf(answerOf(one)));
  return Object.fromEntries(
    [...byType].flatMap(([mediaType, group]) => {
      if (mediaType === undefined || !isMediaType(mediaType)) return [];
      const values = group
        .map((one) => parseAnswer(answerOf(one)).json)
        .filter((value) => value !== undefined);
      return [[mediaType, mediaTypeObject(mediaType, values, inference)]];
    }),
  );
}

/** A request body that all exchanges fit; it is required if all of them have one. */
export function newRequestBody(
  seen: readonly LiveExchange[],
  inference: Inference,
  definitions: Readonly<Record<string, Schema>>,
): object | undefined {
  const filled = seen.filter(
    (one) => one.requestBody.unknown !== undefined || one.requestBody.bytes.length > 0,
  );
  const byType = grouped(filled, (one) =>
    headerOf(one, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase(),
  );
  const content = [...byType].flatMap(([mediaType, group]) => {
    if (mediaType === undefined || !isMediaType(mediaType)) return [];
    const values = group.flatMap((one) => requestValues(one, mediaType, definitions));
    return [[mediaType, mediaTypeObject(mediaType, values, inference)] as const];
  });
  if (content.length === 0) return undefined;
  return { ...(filled.length === seen.length && { required: true }), content: Object.fromEntries(content) };
}

/** A query or header parameter that fits all exchanges in which it occurs. */
export function newParameter(
  seen: readonly LiveExchange[],
  { in: where, name }: { readonly in: 'query' | 'header'; readonly name: string },
  inference: Inference,
): object {
  const values = seen.map((one) =>
    where === 'header'
      ? [headerOf(one, name)].filter((value) => value !== undefined)
      : requestTexts(one, {})
          .query.filter(([own]) => own === name)
          .map(([, value]) => value),
  );
  const isList = values.some((texts) => texts.length > 1);
  const { enum: listed, ...plain } = textSchema(values.flat(), name, inference);
  const item = listed === undefined || isSentSecretName(name) ? plain : { ...plain, enum: listed };
  return {
    name: written(seen, where, name),
    in: where,
    schema: isList ? { type: 'array', items: item } : item,
  };
}

function written(seen: readonly LiveExchange[], where: 'query' | 'header', name: string): string {
  if (where === 'query') return name;
  const names = seen.flatMap((one) => one.requestHeaders.map(([own]) => own));
  return names.find((own) => own.toLowerCase() === name) ?? name;
}

/** The most specific schema for strings on the wire. */
export function textSchema(
  texts: readonly string[],
  name: string,
  inference: Inference,
): { readonly [keyword: string]: unknown } {
  const readings = texts.map((text) => headerReadings(text)[0]).filter(isScalar);
  const isTyped =
    readings.length === texts.length && new Set(readings.map((value) => typeof value)).size === 1;
  return inferSchema(isTyped ? readings : texts, inference, name);
}

function isScalar(value: Json | undefined): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function mediaTypeObject(mediaType: string, values: readonly Json[], inference: Inference): object {
  if (isJson(mediaType) || encodingOf(mediaType) === 'form') {
    return values.length === 0 ? {} : { schema: inferSchema(values, inference) };
  }
  if (mediaType.startsWith('text/')) return { schema: { type: 'string' } };
  if (encodingOf(mediaType) === 'multipart') return { schema: { type: 'object' } };
  return inference.isOld ? { schema: { type: 'string', format: 'binary' } } : {};
}

function requestValues(
  { requestBody }: LiveExchange,
  mediaType: string,
  definitions: Readonly<Record<string, Schema>>,
): readonly Json[] {
  const text = Buffer.from(requestBody.bytes).toString('utf8');
  if (requestBody.unknown !== undefined) return [];
  if (encodingOf(mediaType) === 'form')
    return [readForm(text, true, definitions)].filter((value) => value !== undefined);
  if (!isJson(mediaType)) return [];
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [];
  }
}
