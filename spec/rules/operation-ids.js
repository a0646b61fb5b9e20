import { operations, webhooks } from './document/operations.js';

/**
 * An operationId consists of a verb and a noun, `listBalances`; that of a webhook of `on` and the event,
 * `onDepositSuccess`.
 *
 * @param {{verbs: Record<string, string[]>}} options the permitted verbs by method
 */
export default function operationIds(document, { verbs }) {
  return [
    ...operations(document).flatMap((found) => verbFaults(found, verbs[found.method] ?? [])),
    ...webhooks(document).flatMap(eventFaults),
  ];
}

function verbFaults({ operation, method, label, path }, verbs) {
  const id = operation.operationId ?? '';
  const pattern = new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]+)+$`);
  if (pattern.test(id)) return [];
  const message =
    `The operationId "${id}" of ${label} is not a verb for ${method.toUpperCase()} and a noun, in camelCase. ` +
    `Begin it with one of ${verbs.join(', ') || 'none: use another method'} and name the resource, for example \`listBalances\`.`;
  return [{ message, path: [...path, 'operationId'] }];
}

function eventFaults({ operation, key, label, path }) {
  const wanted = `on${key.split(/[._]/).map(capitalize).join('')}`;
  if (operation.operationId === wanted) return [];
  const message = `The operationId "${operation.operationId ?? ''}" of ${label} does not match its event. Name it \`${wanted}\`.`;
  return [{ message, path: [...path, 'operationId'] }];
}

const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);
