import { isJson, templateNames } from '@finops/openapi';
import type { Parameter } from '../model.ts';
import { simpleParameter } from '../simple-parameter.ts';
import type { Located } from './document-set.ts';
import { collectExamples } from './examples.ts';
import type { Reader } from './reader.ts';
import { entriesOf, type Found, namesOf, settle } from './references.ts';

const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;

/** Header parameters that OpenAPI ignores because other parts of the contract define them. */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** The parameters of an operation: those of its path, overridden by its own. */
export function readParameters(reader: Reader, item: Found, operation: Located): Parameter[] {
  const { documents } = reader;
  const lists = [documents.member(item.at, 'parameters'), documents.member(operation, 'parameters')];
  const parameters = new Map<string, Parameter>();
  for (const list of lists) {
    for (const entry of entriesOf(documents, list)) {
      const read = () => readParameter(reader, settle(documents, entry, item.shared));
      const parameter = documents.remarks.attempt(read, undefined);
      if (parameter === undefined) continue;
      const isIgnored = parameter.in === 'header' && ignoredHeaders.has(parameter.name.toLowerCase());
      if (!isIgnored) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...parameters.values()];
}

/** The parameters of an operation plus undeclared ones in its path, which are read as strings. */
export function withPathParameters(
  { documents, origins }: Reader,
  { path, at }: { readonly path: string; readonly at: Located },
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const declared = new Set(parameters.filter((one) => one.in === 'path').map(({ name }) => name));
  const missing = [...new Set(templateNames(path))].filter((name) => !declared.has(name));
  return [
    ...parameters,
    ...missing.map((name) => {
      documents.note(
        at,
        `The path parameter \`${name}\` of \`${path}\` is not declared: it is read as a string.`,
      );
      const node = { name, in: 'path', schema: { type: 'string' } } as const;
      for (const made of [node, node.schema]) origins.note(made, at, false);
      return simpleParameter({ ...node, required: true, node });
    }),
  ];
}

function readParameter(reader: Reader, { node, at, shared }: Found): Parameter {
  const { documents } = reader;
  const where = node.in;
  if (where !== 'path' && where !== 'query' && where !== 'header' && where !== 'cookie') {
    return documents.fail(at, 'The `in` of a parameter must be path, query, header or cookie.');
  }
  if (typeof node.name !== 'string') return documents.fail(at, 'A parameter must have a `name`.');
  const style = typeof node.style === 'string' ? node.style : defaultStyles[where];
  reader.origins.note(node, at, shared);
  const content = documents.member(at, 'content');
  const mediaType = namesOf(documents, content)[0];
  const value =
    mediaType === undefined ? at : settle(documents, documents.member(content, mediaType), shared).at;
  if (mediaType !== undefined && !isJson(mediaType)) {
    documents.fail(
      content,
      `A parameter with content other than JSON is not supported: it has ${mediaType}.`,
    );
  }
  const schema = documents.member(value, 'schema');
  if (schema.value === undefined)
    documents.fail(value, `The parameter \`${node.name}\` has no \`schema\`: add one.`);
  return {
    name: node.name,
    in: where,
    required: where === 'path' || node.required === true,
    schema: reader.schemas.readInline(schema, shared),
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    mediaType,
    examples: collectExamples(reader, value, shared).map((example) => example.value),
    node,
  };
}
