import { bodies } from './document/content.js';
import { operations, responses, webhooks } from './document/operations.js';

/**
 * Every body has at least one named example, and every parameter and response header an example: docs, mock and tests
 * use them. A shared header without a single value that is valid everywhere has a pattern instead.
 */
export default function namedExamples(document) {
  return [...operations(document), ...webhooks(document)].flatMap((found) => [
    ...bodies(found).flatMap(bodyFaults),
    ...found.parameters.filter(lacksExample).map((parameter) => ({
      message: `The parameter "${parameter?.name}" of ${found.label} has no example. Give it one realistic \`example\`.`,
      path: [...found.path, 'parameters'],
    })),
    ...responses(found).flatMap(headerFaults),
  ]);
}

function bodyFaults({ media, label, path }) {
  const examples = Object.values(media.examples ?? {});
  if (examples.length > 0 && examples.every(hasValue)) return [];
  const message =
    `The body of ${label} has no named example. Add resources/<resource>/examples/<name>.yaml with ` +
    '`summary` and `value`, and reference it under `examples`.';
  return [{ message, path }];
}

function headerFaults({ response, label, path }) {
  return Object.entries(response.headers ?? {})
    .filter(([, header]) => lacksExample(header) && header?.schema?.pattern === undefined)
    .map(([name]) => ({
      message: `The header "${name}" of ${label} has no example. Give it one realistic \`example\`, or its schema a \`pattern\`.`,
      path: [...path, 'headers', name],
    }));
}

function lacksExample(holder) {
  return holder?.example === undefined && !Object.values(holder?.examples ?? {}).some(hasValue);
}

function hasValue(example) {
  return example?.value !== undefined;
}
