import { isNode, memberOf, split } from '../contract/json-pointer.ts';
import { makeJudge } from '../contract/judge/judge.ts';
import type { Contract, Json, ResponseModel } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import { checkResponse } from './check-response.ts';
import type { Deviation } from './deviation.ts';
import { below, type DocumentState, type FileEdit, type Position } from './document-files.ts';
import type { Inference } from './infer-schema.ts';
import { newOperation } from './new-operation.ts';
import { newContent, newHeader, newParameter, newRequestBody, newResponse } from './new-parts.ts';
import { type SchemaDeviation, widen } from './widen.ts';

/** The exchanges that deviate in one way. */
export type Observed = readonly { readonly deviation: Deviation; readonly exchange: LiveExchange }[];

/** The edits after which exchanges no longer deviate in one way, as far as known; empty if there are none. */
export function editsFor(state: DocumentState, observed: Observed): readonly FileEdit[] {
  const [first] = observed;
  if (first === undefined) return [];
  const { contract, files } = state;
  const { deviation } = first;
  const { gap, place } = deviation;
  const seen = observed.map(({ exchange }) => exchange);
  const at: Position = { file: place.file, pointer: place.pointer };
  const request = inferenceOf(state, at, 'request');
  const response = inferenceOf(state, at, 'response');
  switch (gap.kind) {
    case 'operation':
      return newOperation(state, gap, seen, newResponses(state, at, seen, response));
    case 'parameter':
      return [{ ...at, op: 'include', value: newParameter(seen, gap, request) }];
    case 'request-body': {
      const value = newRequestBody(seen, request, contract.schemas);
      return value === undefined ? [] : [{ ...below(at, 'requestBody'), op: 'set', value }];
    }
    case 'request-media-type': {
      const value = memberOf(newRequestBody(seen, request, contract.schemas), 'content');
      return Object.entries(isNode(value) ? value : {}).map(([mediaType, content]) => ({
        ...below(at, 'content', mediaType),
        op: 'set',
        value: content,
      }));
    }
    case 'status':
      return Object.entries(newResponses(state, at, seen, response)).map(([status, value]) => ({
        ...below(at, status),
        op: 'set',
        value,
      }));
    case 'response-media-type': {
      const content = split(at.pointer).at(-1) === 'content' ? at : below(at, 'content');
      return Object.entries(newContent(seen, response)).map(([mediaType, value]) => ({
        ...below(content, mediaType),
        op: 'set',
        value,
      }));
    }
    case 'response-header':
      return [
        {
          ...below(at, 'headers', writtenName(seen, gap.name)),
          op: 'set',
          value: optional(newHeader(seen, gap.name, response)),
        },
      ];
    case 'optional':
      return [{ ...below(at, 'required'), op: 'remove' }];
    case 'schema': {
      const inference = gap.direction === 'request' ? request : response;
      return widen(files, observed.map((one) => one.deviation).filter(isOfSchema), inference);
    }
    case 'none':
      return [];
  }
}

function isOfSchema(deviation: Deviation): deviation is SchemaDeviation {
  return deviation.gap.kind === 'schema';
}

/** The deviating exchanges alone do not show that a header of a declared response is always present. */
function optional(header: object): object {
  const { required: _, ...others } = header as { required?: boolean };
  return others;
}

function writtenName(seen: readonly LiveExchange[], name: string): string {
  const names = seen.flatMap(({ responseHeaders }) => responseHeaders.map(([own]) => own));
  return names.find((own) => own.toLowerCase() === name) ?? name;
}

/** Responses by status: a declared one if all exchanges of a status fit it, otherwise a new one. */
function newResponses(
  { contract, root }: DocumentState,
  at: Position,
  seen: readonly LiveExchange[],
  inference: Inference,
): { readonly [status: string]: object } {
  const judge = makeJudge(contract);
  const statuses = [...new Set(seen.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const group = seen.filter((one) => one.status === status);
      const declared = at.file === root ? declaredFor(contract, judge, root, group) : undefined;
      return [String(status), declared ?? newResponse(group, inference)];
    }),
  );
}

/** A reference to a response in the components that all exchanges fit, including their bodies. */
function declaredFor(
  contract: Contract,
  judge: Judge,
  root: string,
  seen: readonly LiveExchange[],
): { readonly $ref: string } | undefined {
  if (seen.some(({ responseBody }) => responseBody.bytes.length === 0)) return undefined;
  for (const operation of contract.operations) {
    for (const model of operation.responses.values()) {
      const { file, pointer } = contract.placeOf(model.node);
      if (file !== root || !/^\/components\/responses\/[^/]+$/.test(pointer)) continue;
      if (!isTelling(model)) continue;
      const fits = (one: LiveExchange): boolean => {
        const responses = new Map([[String(one.status), model]]);
        return checkResponse(contract, judge, one, { ...operation, responses }).length === 0;
      };
      if (seen.every(fits)) return { $ref: `#${pointer}` };
    }
  }
  return undefined;
}

function isTelling({ content }: ResponseModel): boolean {
  return [...content.values()].some(({ schema }) => isNode(schema));
}

/** The minimum number of members of a declared schema, and the share of them that a value must have to match it. */
const TELLING = { members: 2, share: 0.5 };

/** Infers schemas, reusing a schema of the components if values fit one that is specific enough. */
function inferenceOf(
  { contract, root, isOld, secrets }: DocumentState,
  at: Position,
  direction: 'request' | 'response',
): Inference {
  if (at.file !== root) return { isOld, secrets };
  const judge = makeJudge(contract);
  const candidates = Object.values(contract.schemas).flatMap((schema) => {
    if (!isNode(schema) || !isNode(schema.properties) || !Array.isArray(schema.required)) return [];
    const { file, pointer } = contract.placeOf(schema);
    const members = Object.keys(schema.properties);
    const isNamed = file === root && /^\/components\/schemas\/[^/]+$/.test(pointer);
    return isNamed && members.length >= TELLING.members ? [{ schema, members, $ref: `#${pointer}` }] : [];
  });
  const fits = ({ schema, members }: (typeof candidates)[number], value: Json): boolean =>
    isNode(value) &&
    members.filter((name) => Object.hasOwn(value, name)).length >= members.length * TELLING.share &&
    judge.isValid(schema, value, direction) &&
    judge.undocumented(schema, value, direction).length === 0;
  return {
    isOld,
    secrets,
    declared: (values) => {
      const found = candidates
        .filter((one) => values.every((value) => fits(one, value)))
        .sort((a, b) => b.members.length - a.members.length)[0];
      return found && { $ref: found.$ref };
    },
  };
}
