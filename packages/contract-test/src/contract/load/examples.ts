import { isNode, memberOf } from '../json-pointer.ts';
import type { Example, Json } from '../model.ts';
import type { Located } from './document-set.ts';
import type { Reader } from './reader.ts';
import { namesOf, settle } from './references.ts';

/**
 * The examples of a parameter or a media type: `example`, `examples`, then the `example`, `examples` and `default` of
 * its schema. Unreadable ones are recorded as notes.
 */
export function collectExamples(reader: Reader, of: Located, shared: boolean): Example[] {
  const { documents } = reader;
  const examples: Example[] = [];
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) examples.push({ name, value: value as Json });
  };
  const readNamed = (at: Located): unknown => {
    const found = settle(documents, at, shared).at;
    // OpenAPI 3.2 also has `dataValue`, the value before serialization.
    const member = memberOf(found.value, 'value') === undefined ? 'dataValue' : 'value';
    return exampleValue(reader, documents.member(found, member));
  };
  add('example', memberOf(of.value, 'example'));
  const named = documents.member(of, 'examples');
  const { remarks } = documents;
  remarks.harmless(() => {
    for (const name of namesOf(documents, named)) {
      add(
        name,
        remarks.attempt(() => readNamed(documents.member(named, name)), undefined),
      );
    }
    const schema = schemaOf(reader, documents.member(of, 'schema'));
    add('schema example', memberOf(schema.value, 'example'));
    const listed = memberOf(schema.value, 'examples');
    for (const [index, value] of (Array.isArray(listed) ? listed : []).entries()) {
      add(`schema example ${index + 1}`, value);
    }
    add('default', memberOf(schema.value, 'default'));
  }, undefined);
  return examples;
}

/** A value that is only a reference stands for its target. */
function exampleValue({ documents }: Reader, at: Located): unknown {
  const ref = memberOf(at.value, '$ref');
  const isReference = typeof ref === 'string' && isNode(at.value) && Object.keys(at.value).length === 1;
  return isReference ? documents.follow(at, ref).value : at.value;
}

/** The schema itself, or the first along its references that has an example. */
function schemaOf({ documents }: Reader, at: Located): Located {
  let schema = at;
  for (let steps = 0; steps < 20; steps += 1) {
    const ref = memberOf(schema.value, '$ref');
    const hasExample = ['example', 'examples', 'default'].some(
      (name) => memberOf(schema.value, name) !== undefined,
    );
    if (hasExample || typeof ref !== 'string') return schema;
    schema = documents.follow(schema, ref);
  }
  return schema;
}
