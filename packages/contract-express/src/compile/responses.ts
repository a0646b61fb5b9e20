import {
  type ApiDocument,
  type HeaderObject,
  type ResponseObject,
  resolve,
  type SchemaObject,
} from '@finops/openapi';
import type { Operation } from '../operations.ts';
import { formOf } from '../reading/media-types.ts';
import { type BodyValidator, textCompiler } from '../validator-insides.ts';
import { validatorName } from './prune.ts';
import type { ResponseCompiler } from './response-compiler.ts';

/** The contract's rules for one response. */
interface ResponseCheck {
  /** The media types of its content, in the contract's order; none if it has no content. */
  readonly mediaTypes: readonly string[];
  /** Returns the violations of a body; undefined stands for no content. Dates become texts in place. */
  readonly body: (mediaType: string | undefined, body: unknown) => readonly string[];
  /** Returns the violations of the headers: a required one is missing, a declared one has an invalid value. */
  readonly headers: (headers: Readonly<Record<string, string>>) => readonly string[];
}

/** Finds the rules for a status: of the status itself, its range, or the default; undefined if none applies. */
export type ResponseChecks = (status: number) => ResponseCheck | undefined;

const none: readonly string[] = [];

/** Compiles the checks of an operation's responses: JSON bodies with the given validators, texts, and headers. */
export function responseChecks(
  { responses }: Operation,
  validators: ReturnType<ResponseCompiler>,
  values: ValueChecks,
): ResponseChecks {
  const checks = new Map<string | number, ResponseCheck>();
  for (const [declared, response] of responses) {
    const check = responseCheck(response, validators[declared] ?? {}, values);
    checks.set(/^\d{3}$/.test(declared) ? Number(declared) : declared.toUpperCase(), check);
  }
  return (status) =>
    checks.get(status) ?? checks.get(`${Math.trunc(status / 100)}XX`) ?? checks.get('DEFAULT');
}

function responseCheck(
  { content = {}, headers = {} }: ResponseObject,
  validators: Readonly<Record<string, BodyValidator>>,
  values: ValueChecks,
): ResponseCheck {
  const mediaTypes = Object.keys(content);
  const texts = new Map(
    Object.entries(content)
      .filter(([type, { schema }]) => formOf(type) === 'text' && schema !== undefined)
      .map(([type, { schema = {} }]) => [type, values.text(schema)] as const),
  );
  return {
    mediaTypes,
    headers: values.headers(headers),
    body(mediaType, body) {
      if (mediaTypes.length === 0)
        return body === undefined ? none : ['body is present; this status has none'];
      if (body === undefined) return ['body is missing'];
      const isText = texts.get(mediaType ?? '');
      if (isText !== undefined) return isText({ value: body }) ? none : ['body breaks its schema'];
      const validator = validators[validatorName(mediaType ?? '')];
      if (validator === undefined || validator({ response: body })) return none;
      return (validator.errors ?? []).map(
        ({ instancePath, message = 'is wrong' }) => `${instancePath.replace('/response', 'body')} ${message}`,
      );
    },
  };
}

type ValueCheck = (value: { readonly value: unknown }) => unknown;

/** Compiles the checks of values other than JSON. */
export interface ValueChecks {
  /** For declared headers; identical ones are compiled once. */
  headers(declared: NonNullable<ResponseObject['headers']>): ResponseCheck['headers'];
  /** For the text of a body. */
  text(schema: SchemaObject): ValueCheck;
}

interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly validate: ValueCheck;
}

/** Creates the compiler of such checks for a document. Header names are compared case-insensitively. */
export function valueChecks(document: ApiDocument): ValueChecks {
  const check = textCompiler(document);
  const known = new Map<string, ResponseCheck['headers']>();
  return {
    text: check,
    headers(declared) {
      const headers = Object.entries(declared).map(([name, header]): [string, HeaderObject] => [
        name,
        resolve(document, header),
      ]);
      const key = JSON.stringify(headers);
      const rules = () =>
        headers.map(([name, { required = false, schema = {} }]) => ({
          name,
          required,
          validate: check(schema),
        }));
      const checks = known.get(key) ?? headersCheck(rules());
      known.set(key, checks);
      return checks;
    },
  };
}

function headersCheck(rules: readonly HeaderRule[]): ResponseCheck['headers'] {
  return (headers) => {
    let faults: string[] = [];
    for (const { name, required, validate } of rules) {
      const value = headers[name] ?? inAnyCase(headers, name.toLowerCase());
      const fault =
        value === undefined
          ? required && 'is missing'
          : !validate({ value }) && `is ${JSON.stringify(value)}, which breaks its schema`;
      if (fault) faults = [...faults, `header ${name} ${fault}`];
    }
    return faults;
  };
}

function inAnyCase(headers: Readonly<Record<string, string>>, lowerCased: string): string | undefined {
  for (const name in headers) if (name.toLowerCase() === lowerCased) return headers[name];
  return undefined;
}
