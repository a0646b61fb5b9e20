import { webhooks } from './document/operations.js';
import { dereference, referencedName } from './document/references.js';
import { shape } from './document/schemas.js';

/**
 * A webhook is a POST with the signature headers. Its body is the envelope with the event that gives the webhook its
 * name: a separate component, and a variant of the union of all events.
 *
 * @param {{headers: string[], envelope: string, union: string, fields: string[]}} options the headers, the schemas of
 * the envelope and the union, and the required fields of every body
 */
export default function webhookForm(document, options) {
  return webhooks(document).flatMap((found) => [
    ...methodFaults(found),
    ...headerFaults(document, found, options),
    ...bodyFaults(document, found, options),
  ]);
}

function methodFaults({ method, label, path }) {
  if (method === 'post') return [];
  return [{ message: `${label} uses ${method.toUpperCase()}. Events are sent by POST.`, path }];
}

function headerFaults(document, { parameters, label, path }, { headers }) {
  const required = parameters
    .map((parameter) => dereference(document, parameter))
    .filter((parameter) => parameter?.in === 'header' && parameter.required === true)
    .map(({ name }) => name.toLowerCase());
  return headers
    .filter((name) => !required.includes(name))
    .map((name) => ({
      message: `${label} does not declare the header ${name} as required. Add shared/parameters/${name}.yaml, \`required: true\`.`,
      path: [...path, 'parameters'],
    }));
}

function bodyFaults(document, { operation, key, label, path }, { envelope, union, fields }) {
  const body = dereference(document, operation.requestBody);
  const schema = body?.content?.['application/json']?.schema;
  const { required, properties } = shape(document, schema);
  const { const: event, type = 'string' } = shape(document, properties.event);
  const missing = fields.filter((field) => !required.has(field) || !properties[field]);
  return [
    body?.required !== true && 'has an optional body. Set `required: true` on its requestBody',
    !isBuiltOn(envelope, dereference(document, schema)) &&
      `has a body that is not the ${envelope}. Add it to \`allOf\` of its schema`,
    missing.length > 0 && `has a body that does not require ${missing.join(', ')}. Require it there`,
    !(event === key && type === 'string') &&
      `has a body whose \`event\` is ${event ?? 'any'}. Set \`event: {const: ${key}}\``,
    !schema?.$ref && 'has a body without a name. Move its schema to webhooks/schemas and reference it',
    schema?.$ref &&
      !isVariant(document?.components?.schemas?.[union], key, schema.$ref) &&
      `has a body that is not a variant of ${union}. Add it to \`oneOf\` and, as ${key}, to \`mapping\` there`,
  ]
    .filter(Boolean)
    .map((message) => ({ message: `${label} ${message}.`, path: [...path, 'requestBody'] }));
}

function isBuiltOn(envelope, schema) {
  return [schema, ...(schema?.allOf ?? [])].some(
    (part) => part?.$ref && referencedName(part.$ref) === envelope,
  );
}

function isVariant(union, event, name) {
  return union?.discriminator?.mapping?.[event] === name && union.oneOf?.some(({ $ref }) => $ref === name);
}
