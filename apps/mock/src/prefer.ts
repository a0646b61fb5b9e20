import type { MockOperation, MockResponse } from './contract.ts';
import { Fault } from './fault.ts';

/** What a `Prefer` header (RFC 7240) asks of the mock. Preferences it does not know are ignored. */
export interface Preferences {
  readonly strict: boolean;
  readonly code?: string;
  readonly example?: string;
}

/** Parses `code=422, example=quote-expired, handling=strict`; `;` separates as well, quotes are optional. */
export function parsePrefer(header: string | undefined): Preferences {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(/[,;]/)) {
    const [name = '', ...rest] = part.split('=');
    const key = name.trim().toLowerCase();
    // The first mention counts (RFC 7240, 2).
    if (!found.has(key))
      found.set(
        key,
        rest
          .join('=')
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  const code = found.get('code');
  const example = found.get('example');
  return {
    strict: found.get('handling')?.toLowerCase() === 'strict',
    ...(code !== undefined && { code: code.toUpperCase() }),
    ...(example !== undefined && { example }),
  };
}

/** The response to give: its documented form, the status to send (400 for `4XX`) and the example asked for. */
export interface Choice {
  readonly status: number;
  /** The status by which Prism finds this response: of a range, one that is not documented by itself. */
  readonly lookup: number;
  readonly response: MockResponse;
  readonly example?: string;
}

/**
 * Chooses a response: the one that `Prefer` asks for, else the lowest success. An example without a code is
 * taken from the first response that has it. Throws a `bad_request` fault that names what there is instead.
 */
export function chooseResponse(operation: MockOperation, wish: Preferences): Choice {
  if (wish.code !== undefined) {
    const choice = byCode(operation, wish.code);
    if (wish.example === undefined) return choice;
    if (exampleNames(choice.response).includes(wish.example)) return { ...choice, example: wish.example };
    throw unknown('example', wish.example, exampleNames(choice.response));
  }
  const codes = [...operation.responses.keys()].sort();
  if (wish.example !== undefined) {
    const { example } = wish;
    const code = successFirst(codes).find((one) =>
      exampleNames(operation.responses.get(one)).includes(example),
    );
    if (code !== undefined) return { ...byCode(operation, code), example };
    throw unknown('example', example, [...operation.responses.values()].flatMap(exampleNames));
  }
  return byCode(operation, successFirst(codes)[0] ?? '');
}

function byCode(operation: MockOperation, code: string): Choice {
  const { responses } = operation;
  const response =
    responses.get(code) ?? (/^[1-5]\d\d$/.test(code) ? responses.get(`${code[0]}XX`) : undefined);
  if (response === undefined) throw unknown('code', code, [...responses.keys()]);
  if (/^\d{3}$/.test(code)) return { status: Number(code), lookup: Number(code), response };
  const first = Number(code[0]) * 100;
  let lookup = first;
  while (responses.has(String(lookup))) lookup++;
  return { status: first, lookup, response };
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
  const field = value.slice(0, 64);
  return new Fault(
    'bad_request',
    `Prefer asks for ${what}=${field}, which is not documented here. There is: ${names}.`,
  );
}
