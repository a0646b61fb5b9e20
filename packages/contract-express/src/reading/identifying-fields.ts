import { type ApiDocument, type OperationObject, resolve } from './openapi.ts';
import { shapeOf } from './shape.ts';

/** The last word of a name whose values tell records apart, or whose they are. */
const identifying = /(^|_)(id|email|phone|number|iban|reference|code|name|address|key|url)$/;

/** Names of the fields by which the records of a list are known: those of the items that its response 200 has, itself or in one of its fields. */
export function identifyingFields(
  document: ApiDocument,
  { responses = {} }: OperationObject,
): readonly string[] {
  const content = Object.values(resolve(document, responses['200'] ?? {}).content ?? {});
  const shapes = content.map(({ schema = {} }) => shapeOf(document, schema));
  return [...shapes, ...shapes.flatMap(({ fields }) => [...fields.values()])]
    .flatMap(({ items }) => [...(items?.fields.keys() ?? [])])
    .filter((name) => identifying.test(name));
}
