import { type ApiDocument, operationAt, operationsOf, resolve } from '@finops/openapi';
import { type RequestCheck, requestCheck } from './compile/request-check.ts';
import { flawsOf } from './flaws-of.ts';
import { apiDocument, type Operation, readOperations } from './operations.ts';
import type { Flaw } from './reading/fault.ts';
import { unknownFields } from './reading/unknown-fields.ts';

/** The JSON bodies of a contract's webhooks. */
export interface Webhooks {
  /** The first example of the body of a webhook; undefined if there is none. */
  example(name: string): unknown;
  /** Lists all violations of a webhook's body, including unknown fields; empty if the body is valid. */
  flawsOf(name: string, body: unknown): readonly Flaw[];
}

const TYPE = 'application/json';

/**
 * Reads the webhooks of a contract; the check of each is compiled when first used. Both functions throw an Error for a
 * webhook that the contract does not declare.
 */
export function webhooksOf(contract: object): Webhooks {
  const { openapi, components = {} } = apiDocument(contract);
  // Only bodies matter here, and for reading them a webhook is like an operation.
  const paths = operationsOf(contract, 'webhooks')
    .filter(({ method }) => method === 'post')
    .map(({ path, operation }) => [`/${path}`, { post: { ...operation, parameters: [], responses: {} } }]);
  const document: ApiDocument = { openapi, paths: Object.fromEntries(paths), components };
  const operations = new Map(readOperations(document).map((one) => [one.facts.path, one]));
  const checks = new Map<Operation, RequestCheck>();
  const find = (name: string): Operation => {
    const operation = operations.get(`/${name}`);
    if (operation === undefined) throw new Error(`The contract has no webhook ${name}.`);
    return operation;
  };
  return {
    example(name) {
      const { requestBody } = operationAt(document, find(name).request) ?? {};
      const { examples = {} } = (requestBody && resolve(document, requestBody).content[TYPE]) ?? {};
      const [first] = Object.values(examples);
      return first && resolve<{ value?: unknown }>(document, first).value;
    },
    flawsOf(name, value) {
      const operation = find(name);
      const check = checks.get(operation) ?? requestCheck(document, operation);
      checks.set(operation, check);
      // A check may fill in defaults in what it validates.
      const refusals = check({ headers: {}, query: {}, params: {}, body: structuredClone(value) }, TYPE);
      const schema = operation.request.body?.schemas.get(TYPE) ?? {};
      const unknown = unknownFields(document, schema, value).map(
        (field): Flaw => ({ place: 'body', field, code: 'unknown', rule: 'is not recognized' }),
      );
      if (refusals === undefined) return unknown;
      const body = { mediaType: TYPE, form: false, value, flaws: [] };
      const flaws = flawsOf(
        document,
        operation,
        { path: {}, query: {}, header: {}, body, flaws: [] },
        refusals,
      );
      return [...flaws, ...unknown];
    },
  };
}
