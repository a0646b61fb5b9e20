import { operations, responses } from './document/operations.js';
import { dereference, referencedName } from './document/references.js';

/** The headers with several variants. */
const KINDS = ['cache-control', 'www-authenticate'];

/**
 * Every response declares the headers that the service always sends as required, and refers to each header by its own
 * name: `x-rate-limit`, `cache-control-keys` for a kind of `Cache-Control`.
 *
 * @param {{headers: string[]}} options
 */
export default function responseHeaders(document, { headers }) {
  return operations(document)
    .flatMap(responses)
    .map((answer) => ({ ...answer, stated: dereference(document, answer.response)?.headers ?? {} }))
    .flatMap((answer) => [
      ...headers.flatMap((name) => promiseFaults(document, answer, name)),
      ...Object.entries(answer.stated).flatMap(([name, header]) => nameFaults(answer, name, header)),
    ]);
}

function promiseFaults(document, { stated, label, path }, name) {
  const header = dereference(document, find(stated, name));
  if (header?.required === true && header.schema?.type) return [];
  const message =
    `${label} does not declare the header ${name} as required. Add \`${name}: ` +
    `{$ref: shared/headers/${name.toLowerCase()}.yaml}\` to its headers, with \`required: true\` and a schema.`;
  return [{ message, path: [...path, 'headers'] }];
}

function nameFaults({ label, path }, name, header) {
  if (typeof header?.$ref !== 'string') return [];
  const component = referencedName(header.$ref).toLowerCase();
  if (
    component === name.toLowerCase() ||
    KINDS.some((kind) => component.startsWith(`${kind}-`) && kind === name.toLowerCase())
  )
    return [];
  const message = `${label} uses the component ${component} as header ${name}. Reference shared/headers/${name.toLowerCase()}.yaml.`;
  return [{ message, path: [...path, 'headers', name] }];
}

function find(headers, name) {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}
