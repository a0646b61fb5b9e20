import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { parsePointer } from '../trace/pointer.ts';
import { type OpenApiDocument, SpecError } from './bundle.ts';

/** One entry of `spec/errors.yaml`. */
export interface ErrorEntry {
  name: string;
  kind: 'api' | 'oauth';
  status: number | null;
  meaning: string;
  action: string;
}

/** One file of `spec/states/`. */
export interface StateMachine {
  resource: string;
  /** The schema whose values are its states. */
  schema?: string;
  initial: string[];
  states: Record<string, { summary: string; final?: boolean }>;
  /** The usual sequences of states, by category. */
  paths?: Record<string, string[]>;
  moves: { from: string; to: string; by: string; when: string; event?: string; categories?: string[] }[];
}

/** The error catalogue of the spec. */
export function readErrors(spec: string): ErrorEntry[] {
  return readCatalogue<ErrorEntry[]>(spec, 'errors.yaml', 'errors');
}

/** The decisions that elements of the contracts may cite. */
export function readDecisions(spec: string): { id: string }[] {
  return readCatalogue<{ id: string }[]>(spec, 'decisions.yaml', 'decisions');
}

/** The state machines of a contract, by file name; `folder` is their folder under the spec. */
export function readStates(spec: string, folder: string): Record<string, StateMachine> {
  const files = readdirSync(join(spec, folder)).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        basename(file, '.yaml'),
        readCatalogue<StateMachine>(spec, `${folder}/${file}`, 'state-machine'),
      ]),
  );
}

/** The scope catalogue: scope → what it permits. */
export function readScopes(document: OpenApiDocument): Record<string, string> {
  const oauth2 = document.components.securitySchemes?.OAuth2 as {
    flows: { authorizationCode: { scopes: Record<string, string> } };
  };
  return oauth2.flows.authorizationCode.scopes;
}

/**
 * Reads a YAML file of the spec and validates it against its schema in `spec/editor`.
 * @throws SpecError if the file is missing, is not YAML, or does not match the schema.
 */
function readCatalogue<T>(spec: string, file: string, kind: string): T {
  const path = join(spec, file);
  if (!existsSync(path)) throw new SpecError(`spec/${file} is missing.`);
  const text = readFileSync(path, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset = 0) => `spec/${file}:${lines.linePos(offset).line}`;
  const [fault] = document.errors;
  if (fault !== undefined) throw new SpecError(`${at(fault.pos[0])}: invalid YAML: ${fault.message}`);
  const content = document.toJS();
  const schema = JSON.parse(readFileSync(join(spec, 'editor', `${kind}.schema.json`), 'utf8'));
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
  if (validate(content)) return content as T;
  const errors = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const node = document.getIn(parsePointer(instancePath), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    return `${at(start)}: ${instancePath} ${message} ${JSON.stringify(params)}`;
  });
  throw new SpecError(errors.join('\n'));
}
