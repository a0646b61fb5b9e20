import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { Contract, Json, MediaType, Operation, Schema } from '../contract/model.ts';
import { ToolError } from '../model/tool-error.ts';

/** Data that the user adds to a document. */
export interface OwnData {
  /** Patterns of formats that the tester does not know, by name. */
  readonly formats?: Readonly<Record<string, string>>;
  /** Values of parameters, such as identifiers that exist on the target, by operation (`*` for all) and parameter. */
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>>;
  /** Request bodies by operation. */
  readonly bodies?: Readonly<Record<string, readonly Json[]>>;
}

const byName = (value: object) => ({ type: 'object', additionalProperties: value });
const some = { type: 'array', minItems: 1 };

const validate = new Ajv2020().compile<OwnData>({
  type: 'object',
  properties: {
    formats: byName({ type: 'string' }),
    parameters: byName(byName(some)),
    bodies: byName(some),
  },
  additionalProperties: false,
});

/** Reads a file of own data. Throws a ToolError if it is invalid. */
export async function readOwnData(file: string): Promise<OwnData> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ToolError(`${file}: the data cannot be read (${error.code}); check the path.`);
  });
  return parseOwnData(text, file);
}

/** Parses own data; `file` is used in messages. Throws a ToolError. */
export function parseOwnData(text: string, file: string): OwnData {
  let data: unknown;
  try {
    data = parse(text) ?? {};
  } catch (error) {
    throw new ToolError(
      `${file}: not YAML: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
    );
  }
  return validOwnData(data, file);
}

/** Validates own data; `where` is used in messages. Throws a ToolError if they are invalid. */
export function validOwnData(data: unknown, where: string): OwnData {
  if (!validate(data)) {
    const [{ instancePath, message } = { instancePath: '', message: '' }] = validate.errors ?? [];
    throw new ToolError(
      `${where}: ${instancePath === '' ? 'the data' : instancePath} ${message}; it takes formats, parameters and bodies.`,
    );
  }
  for (const [name, pattern] of Object.entries(data.formats ?? {})) {
    try {
      new RegExp(pattern, 'u');
    } catch {
      throw new ToolError(`${where}: the pattern of the format ${name} is not a regular expression.`);
    }
  }
  return data;
}

/**
 * A document with own data added: the values come before the examples of the document, the formats are checked as
 * patterns.
 *
 * @throws ToolError for an unknown operation or parameter
 */
export function withOwnData(contract: Contract, data: OwnData): Contract {
  const { formats = {}, parameters = {}, bodies = {} } = data;
  const known = new Map(contract.operations.map((operation) => [operation.id, operation] as const));
  for (const name of [...Object.keys(parameters), ...Object.keys(bodies)]) {
    if (name !== '*' && !known.has(name))
      throw new ToolError(`The data refer to an unknown operation "${name}".`);
  }
  for (const [name, values] of Object.entries(parameters)) {
    const own = name === '*' ? contract.operations : [known.get(name)];
    for (const parameter of Object.keys(values)) {
      if (own.some((operation) => operation?.parameters.some((one) => one.name === parameter))) continue;
      throw new ToolError(`The data refer to an unknown parameter "${parameter}" of ${name}.`);
    }
  }
  if (Object.keys(formats).length > 0) addPatterns(contract, formats);
  return {
    ...contract,
    uncheckedFormats: contract.uncheckedFormats.filter((name) => formats[name] === undefined),
    operations: contract.operations.map((operation) =>
      withValues(operation, { ...parameters['*'], ...parameters[operation.id] }, bodies[operation.id] ?? []),
    ),
  };
}

function withValues(
  operation: Operation,
  parameters: Readonly<Record<string, readonly Json[]>>,
  bodies: readonly Json[],
): Operation {
  const { body } = operation;
  const examples = bodies.map((value, index) => ({ name: `data ${index + 1}`, value }));
  const withExamples = (media: MediaType): MediaType => ({
    ...media,
    examples: [...examples, ...media.examples],
  });
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      examples: [...(parameters[parameter.name] ?? []), ...parameter.examples],
    })),
    body:
      body === undefined || examples.length === 0
        ? body
        : {
            ...body,
            content: new Map([...body.content].map(([type, media]) => [type, withExamples(media)])),
          },
  };
}

/**
 * Adds the pattern of a format to every schema with it. In place, since locations are keyed by the objects of the
 * document.
 */
function addPatterns(contract: Contract, formats: Readonly<Record<string, string>>): void {
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const schema = value as { format?: unknown; pattern?: unknown; allOf?: unknown[] };
    const pattern = typeof schema.format === 'string' ? formats[schema.format] : undefined;
    if (pattern !== undefined) {
      if (schema.pattern === undefined) schema.pattern = pattern;
      else schema.allOf = [...(schema.allOf ?? []), { pattern }];
    }
    for (const member of Object.values(value)) visit(member);
  };
  for (const schema of [...Object.values(contract.schemas), ...contract.operations.flatMap(schemasOf)])
    visit(schema);
}

function schemasOf({ parameters, body, responses }: Operation): Schema[] {
  const contents = [...(body?.content.values() ?? [])];
  const answers = [...responses.values()];
  return [
    ...parameters.map(({ schema }) => schema),
    ...[...contents, ...answers.flatMap(({ content }) => [...content.values()])].map(({ schema }) => schema),
    ...answers.flatMap(({ headers }) => [...headers.values()]).map(({ schema }) => schema),
  ];
}
