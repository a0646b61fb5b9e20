import { isNode } from '../../../contract/json-pointer.ts';

/** The description and summary of an object of a contract, on one line. */
export function descriptionOf(node: object): string {
  if (!isNode(node)) return '';
  const schema = isNode(node.schema) ? node.schema : {};
  return [node.summary, node.description, schema.title, schema.description]
    .filter((text) => typeof text === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
