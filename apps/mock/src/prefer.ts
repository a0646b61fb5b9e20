import { clip } from '@finops/contract-express/reading';
import type { MockOperation, MockResponse } from './contract.ts';
import { errorOfStatus, Fault, statusOf } from './fault.ts';

/** What a `Prefer` header (RFC 7240) asks of the mock. Preferences it does not know are ignored. */
export interface Preferences {
  readonly strict: boolean;
  readonly code?: string;
  readonly example?: string;
}

/** Parses `code=422, example=quote-expired, handling=strict`; `;` separates as well, quotes are optional. */
export function parsePrefer(header: string | undefined): Preferences {
  const found = new Map<string, string>();
  // `,` and `;` inside quotes belong to the value.
  for (const part of (header ?? '').match(/(?:"(?:\\.|[^"\\])*"|[^,;])+/g) ?? []) {
    const [name = '', ...rest] = part.split('=');
    const key = name.trim().toLowerCase();
    // The first mention counts (RFC 7240, 2).
    if (!found.has(key)) found.set(key, unquoted(rest.join('=').trim()));
  }
  const code = found.get('code');
  const example = found.get('example');
  return {
    strict: found.get('handling')?.toLowerCase() === 'strict',
    ...(code !== undefined && { code: code.toUpperCase() }),
    ...(example !== undefined && { example }),
  };
}

function unquoted(value: string): string {
  const inner = /^"(.*)"$/.exec(value)?.[1];
  return inner === undefined ? value : inner.replace(/\\(.)/g, '$1');
}

/** The response to give: its documented form, the status to send and the example asked for. */
export interface Choice {
  readonly status: number;
  /** The status by which Prism finds this response: of a range, one that is not documented by itself. */
  readonly lookup: number;
  readonly response: MockResponse;
  readonly example?: string;
  /** The failure to give instead, made of the catalogue: a status of a range that no example shows. */
  readonly fault?: Fault;
}

/**
 * Chooses a response: the one that `Prefer` asks for, else the lowest success. An example without a code is
 * taken from the first response that has it. Throws a `bad_request` fault that names what there is instead.
 */
export function chooseResponse(operation: MockOperation, wish: Preferences): Choice {
  if (wish.code !== undefined) {
    const choice = byCode(operation, wish.code, wish.example);
    if (wish.example === undefined || choice.example === wish.example) return choice;
    throw unknown('example', wish.example, exampleNames(choice.response));
  }
  const codes = [...operation.responses.keys()].sort();
  if (wish.example !== undefined) {
    const { example } = wish;
    const code = successFirst(codes).find((one) =>
      exampleNames(operation.responses.get(one)).includes(example),
    );
    if (code !== undefined) return byCode(operation, code, example);
    throw unknown('example', example, [...operation.responses.values()].flatMap(exampleNames));
  }
  return byCode(operation, successFirst(codes)[0] ?? '');
}

function byCode(operation: MockOperation, code: string, example?: string): Choice {
  const response = operation.responses.get(code);
  if (response === undefined || !/^\d{3}$/.test(code)) return inRange(operation, code, example);
  const known = example !== undefined && exampleNames(response).includes(example);
  return { status: Number(code), lookup: Number(code), response, ...(known && { example }) };
}

/** A response of a documented range, such as `4XX`: its status agrees with the error that its body names. */
function inRange({ responses }: MockOperation, code: string, example?: string): Choice {
  const response = /^[1-5](\d\d|XX)$/.test(code) ? responses.get(`${code[0]}XX`) : undefined;
  if (response === undefined) throw unknown('code', code, [...responses.keys()]);
  const first = Number(code[0]) * 100;
  let lookup = first;
  while (responses.has(String(lookup))) lookup++;
  const shown = exampleNames(response).map((name) => ({
    name,
    status: statusOf(response.errors.names.get(name) ?? '') ?? first,
  }));
  const agreeing = code.endsWith('XX') ? shown : shown.filter((one) => String(one.status) === code);
  const chosen = example === undefined ? agreeing[0] : agreeing.find((one) => one.name === example);
  if (chosen !== undefined) return { status: chosen.status, lookup, response, example: chosen.name };
  if (example !== undefined)
    throw unknown(
      'example',
      example,
      agreeing.map((one) => one.name),
    );
  return { status: Number(code), lookup, response, fault: catalogueFault(code) };
}

function catalogueFault(code: string): Fault {
  const error = errorOfStatus(Number(code));
  if (error !== undefined) return new Fault(error.name, error.meaning);
  throw new Fault(
    'bad_request',
    `Prefer asks for code=${code}; no error of this API has that status. Ask for one that it has.`,
  );
}

/** Success, then redirection, then the failures. */
function successFirst(codes: readonly string[]): string[] {
  const isSuccess = (code: string) => code.startsWith('2');
  return [...codes.filter(isSuccess), ...codes.filter((code) => !isSuccess(code))];
}

function exampleNames(response: MockResponse | undefined): string[] {
  return [...(response?.examples.values() ?? []), ...(response?.locations.keys() ?? [])].flat();
}

function unknown(what: 'code' | 'example', value: string, known: readonly string[]): Fault {
  const names = [...new Set(known)].join(', ') || 'none';
  return new Fault(
    'bad_request',
    `Prefer asks for ${what}=${clip(value, 64)}, which is not documented here. There is: ${names}.`,
  );
}
