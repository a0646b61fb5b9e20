import { bodies } from './document/content.js';
import { operations, webhooks } from './document/operations.js';

/** Every body has at least one named example, and every parameter an example: docs, mock and tests live on them. */
export default function namedExamples(document) {
  return [...operations(document), ...webhooks(document)].flatMap((found) => [
    ...bodies(found).flatMap(bodyFaults),
    ...found.parameters.flatMap((parameter) => parameterFaults(found, parameter)),
  ]);
}

function bodyFaults({ media, label, path }) {
  const examples = Object.values(media.examples ?? {});
  if (examples.length > 0 && examples.every(hasValue)) return [];
  const message =
    `The body of ${label} has no named example. Write resources/<resource>/examples/<name>.yaml with ` +
    '`summary` and `value`, and refer to it under `examples`.';
  return [{ message, path }];
}

function parameterFaults({ label, path }, parameter) {
  if (parameter?.example !== undefined || Object.values(parameter?.examples ?? {}).some(hasValue)) return [];
  const message = `The parameter "${parameter?.name}" of ${label} has no example. Give it one realistic \`example\`.`;
  return [{ message, path: [...path, 'parameters'] }];
}

function hasValue(example) {
  return example?.value !== undefined;
}
