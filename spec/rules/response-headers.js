import { operations, responses } from './document/operations.js';

/**
 * Every response of every operation declares the headers that the service always sends, as required.
 *
 * @param {{headers: string[]}} options
 */
export default function responseHeaders(document, { headers }) {
  return operations(document)
    .flatMap(responses)
    .flatMap(({ response, label, path }) =>
      headers
        .filter((name) => find(response.headers, name)?.required !== true)
        .map((name) => ({
          message:
            `${label} does not promise the header ${name}. Add \`${name}: ` +
            `{$ref: shared/headers/${name.toLowerCase()}.yaml}\` to its headers; it is \`required: true\`.`,
          path: [...path, 'headers'],
        })),
    );
}

function find(headers, name) {
  const entries = Object.entries(headers ?? {});
  return entries.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}
