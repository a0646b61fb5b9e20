import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { split } from '../../contract/json-pointer.ts';
import { UsageError } from '../terminal.ts';
import { type Config, configSchema } from './config.ts';

/** The file that is read by default. */
const CONFIG_FILE = 'contract.config.yaml';

/** A parsed config file. */
export interface OpenConfig {
  readonly config: Config;
  /** A path of the config, resolved against its folder. */
  pathOf(path: string): string;
  /** A value with `${NAME}` replaced by environment variables; an unset one is recorded as an error. */
  filled(text: string, at: readonly string[]): string;
  /** A place for messages: `contract.config.yaml:12`. */
  placeOf(at: readonly string[]): string;
  /** Records an error at a place. */
  noteError(at: readonly string[], message: string): void;
  /**
   * Finishes reading the config.
   * @throws UsageError that lists every recorded error
   */
  close(): void;
}

const validate = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false }).compile<Config>(
  configSchema,
);

/**
 * Reads a config file, by default `contract.config.yaml` in the current folder if it exists.
 *
 * @throws UsageError that lists every error with its line
 */
export function readConfig(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): OpenConfig | undefined {
  const file = named ?? CONFIG_FILE;
  if (named === undefined && !existsSync(file)) return undefined;
  return parseConfig(textOf(file), file, environment);
}

/** Parses the text of a config file; `file` is for messages and paths. Throws a UsageError. */
export function parseConfig(
  text: string,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): OpenConfig {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined) {
    const [{ line = 1 } = {}] = problem.linePos ?? [];
    throw new UsageError(`${file}:${line}: not YAML: ${problem.message.split('\n')[0]}`);
  }
  const lineOf = (at: readonly string[]): number => {
    for (let length = at.length; length > 0; length -= 1) {
      const node = document.getIn(at.slice(0, length).map(indexed), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const placeOf = (at: readonly string[]): string => `${file}:${lineOf(at)}`;
  const errors: { readonly line: number; readonly text: string }[] = [];
  const noteError = (at: readonly string[], message: string): void => {
    errors.push({ line: lineOf(at), text: `${placeOf(at)}: ${message}` });
  };
  const config = contentOf(document, file);
  if (!validate(config)) {
    const messages = (validate.errors ?? []).filter(isTelling).map((error) => {
      const at = split(error.instancePath);
      return `${file}:${lineOf([...at, ...strayName(error)])}: ${messageOf(error, at)}`;
    });
    throw new UsageError([...new Set(messages)].join('\n'));
  }
  return {
    config,
    pathOf: (path) => (/^https?:\/\//.test(path) || isRevision(path) ? path : join(dirname(file), path)),
    filled: (value, at) =>
      value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
        const found = environment[name];
        if (found !== undefined && found !== '') return found;
        noteError(at, `the environment variable ${name} is not set.`);
        return '';
      }),
    placeOf,
    noteError,
    close() {
      if (errors.length === 0) return;
      const texts = errors.toSorted((one, other) => one.line - other.line).map(({ text }) => text);
      throw new UsageError([...new Set(texts)].join('\n'));
    },
  };
}

function contentOf(document: ReturnType<typeof parseDocument>, file: string): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    // An alias that is undefined or expands to too much.
    throw new UsageError(`${file}: not YAML: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Whether it is a git revision such as `main:api.yaml`, and no file of that name exists. */
function isRevision(path: string): boolean {
  return /^[^:\\/-][^:]+:./.test(path) && !existsSync(resolve(path));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new UsageError(`${file}: the config file cannot be read (${code}); check the path.`);
  }
}

function indexed(name: string): string | number {
  return /^\d+$/.test(name) ? Number(name) : name;
}

/** The `anyOf` around the alternatives of a rule reports them once. */
function isTelling({ schemaPath }: ErrorObject): boolean {
  return !schemaPath.includes('/anyOf/');
}

function strayName({ params }: ErrorObject): string[] {
  return typeof params.additionalProperty === 'string' ? [params.additionalProperty] : [];
}

function messageOf(error: ErrorObject, at: readonly string[]): string {
  const { keyword, params, message, parentSchema } = error;
  const where = at.length === 0 ? 'the config' : `"${at.join('.')}"`;
  if (keyword === 'additionalProperties') {
    const known = Object.keys(Object(parentSchema).properties ?? {});
    const takes = known.length === 0 ? '' : `; it takes ${known.join(', ')}`;
    return `${where} has no "${params.additionalProperty}"${takes}.`;
  }
  if (keyword === 'enum') return `${where} must be one of ${params.allowedValues.join(', ')}.`;
  if (keyword === 'anyOf') {
    return `${where} must be off, warning or error, or a list of severity with operations or tags.`;
  }
  return `${where} ${message}.`;
}
