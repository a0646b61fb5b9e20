import { errorCatalogue } from '@finops/contract';
import { Fault, preferences } from '@finops/contract-express';
import { clip } from '@finops/contract-express/reading';
import type { MockOperation, MockResponse } from './contract.ts';
import { MockRefusal } from './refusal.ts';

/** The selected response: its documented form, the status to send and the requested example. */
export interface Choice {
  readonly status: number;
  /** The status by which Prism finds this response: for a range, one without a documented response of its own. */
  readonly lookup: number;
  readonly response: MockResponse;
  readonly example?: string;
}

/**
 * Selects a response: the one that `Prefer` requests by `code` and `example`, otherwise the lowest success. An example
 * without a code is taken from the first response that has it. A status of a range that no example shows is thrown as
 * the error of the catalogue. Throws an `unreadable` refusal that lists the alternatives.
 *
 * @param allow the methods of the path, listed by a 405.
 */
export function chooseResponse(
  operation: MockOperation,
  prefer: readonly string[] | undefined,
  allow: string,
): Choice {
  const wish = preferences(prefer);
  const code = wish.get('code')?.toUpperCase();
  const example = wish.get('example');
  if (code !== undefined) {
    const choice = byCode(operation, code, allow, example);
    if (example === undefined || choice.example === example) return choice;
    throw unknown('example', example, exampleNames(choice.response));
  }
  const codes = [...operation.responses.keys()].sort();
  if (example !== undefined) {
    const found = successFirst(codes).find((one) =>
      exampleNames(operation.responses.get(one)).includes(example),
    );
    if (found !== undefined) return byCode(operation, found, allow, example);
    throw unknown('example', example, [...operation.responses.values()].flatMap(exampleNames));
  }
  return byCode(operation, successFirst(codes)[0] ?? '', allow);
}

function byCode(operation: MockOperation, code: string, allow: string, example?: string): Choice {
  const response = operation.responses.get(code);
  if (response === undefined || !/^\d{3}$/.test(code)) return inRange(operation, code, allow, example);
  const known = example !== undefined && exampleNames(response).includes(example);
  return { status: Number(code), lookup: Number(code), response, ...(known && { example }) };
}

/** A response of a documented range, such as `4XX`: its status is that of the error in its body. */
function inRange({ responses }: MockOperation, code: string, allow: string, example?: string): Choice {
  const response = /^[1-5](\d\d|XX)$/.test(code) ? responses.get(`${code[0]}XX`) : undefined;
  if (response === undefined) throw unknown('code', code, [...responses.keys()]);
  const first = Number(code[0]) * 100;
  let lookup = first;
  while (responses.has(String(lookup))) lookup++;
  const shown = exampleNames(response).map((name) => ({
    name,
    status: response.statuses.get(name) ?? first,
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
  throw catalogueError(Number(code), allow);
}

function catalogueError(status: number, allow: string): Error {
  const error = Object.values(errorCatalogue).find((one) => one.kind === 'api' && one.status === status);
  if (error?.kind === 'api') {
    return new MockRefusal(error.name, error.meaning, status === 405 ? { Allow: allow } : {});
  }
  return new Fault('unreadable', `Prefer requests code=${status}, but no error of this API has that status.`);
}

/** Sorts successes first, then redirections, then errors. */
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
    'unreadable',
    `Prefer asks for ${what}=${clip(value, 64)}, which is not documented here. There is: ${names}.`,
  );
}
