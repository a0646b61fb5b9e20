import { randomBytes } from 'node:crypto';
import { type ErrorName, errorCatalogue, errorForms } from '@finops/contract';
import { errorForms as consoleForms } from '@finops/contract/console';
import {
  type BodyTimes,
  type Call,
  type ContractApp,
  contractApp,
  errorReplies,
  Fault,
  type Reply,
} from '@finops/contract-express';
import { splitTarget } from '@finops/contract-express/reading';
import type { ApiDocument } from '@finops/openapi';
import { answer } from './answer.ts';
import { authorizationRefusal } from './authorization.ts';
import { loadContract, type MockContract, type MockOperation } from './contract.ts';
import { authenticate } from './credentials.ts';
import { declaredHeaders } from './headers.ts';
import { type Choice, chooseResponse } from './prefer.ts';
import { MockRefusal } from './refusal.ts';

/**
 * Mounts a bundled OpenAPI document as the server does, answering each operation with its examples. Any credential is
 * accepted, and CORS allows every origin. Rejects if the document is unusable.
 */
export async function mockApp(document: ApiDocument, times: BodyTimes): Promise<ContractApp> {
  const contract = await loadContract(document);
  const byId = new Map(contract.operations.map((one) => [one.id, one]));
  const operationOf = ({ operation }: Call) => byId.get(operation?.id ?? '');
  const handlers = contract.operations.map((operation) => [
    operation.id,
    (_: unknown, choice: Choice, call: Call) => answer(contract, operation, choice, call),
  ]);
  return contractApp<Record<string, unknown>, object, Choice | undefined>({
    document,
    handlers: Object.fromEntries(handlers) as never,
    newRequestId: () => `req_${randomBytes(8).toString('hex')}`,
    admit: (call) => admitted(contract, operationOf(call), call),
    errorReply: (error, call) => refused(contract, operationOf(call), error, call),
    mistakes: 'report',
    onMistake: ({ status, faults }, { operation }) => {
      console.error(`${operation?.id ?? 'An unknown path'} is answered ${status}: ${faults.join('; ')}`);
    },
    cors: 'all',
    compile: 'at first call',
    times,
  });
}

/** Selects the response before the body is read; undefined for an unknown route. */
function admitted(
  { routes }: MockContract,
  operation: MockOperation | undefined,
  { request, path }: Call,
): Choice | undefined {
  if (operation === undefined) return undefined;
  authenticate(operation, request.headers);
  if (request.headers['x-bu-version'] !== undefined) {
    throw new Fault('unreadable', 'X-BU-VERSION is not accepted. Leave it out; the version is in the path.');
  }
  const allow = routes.find(splitTarget(path).segments)?.route.allow ?? '';
  return chooseResponse(operation, request.headersDistinct.prefer, allow);
}

const errorReply = errorReplies<ErrorName>({
  catalogue: errorCatalogue,
  forms: { ...errorForms, ...consoleForms },
  refusalOf: (error) => (error instanceof MockRefusal ? error : undefined),
  onUnexpected: (error, { operation }) => console.error(`The mock failed at ${operation?.id}:`, error),
});

/**
 * The reply for an error, with the headers that the operation declares for its status, or those common to all
 * responses.
 */
function refused(
  { commonHeaders }: MockContract,
  operation: MockOperation | undefined,
  error: unknown,
  call: Call,
): Reply {
  const reply =
    (operation && authorizationRefusal(operation, error, call, errorReply)) ?? errorReply(error, call);
  const code = String(reply.status);
  const declared = operation?.responses.get(code) ?? operation?.responses.get(`${code[0]}XX`);
  const facts = { segments: splitTarget(call.path).segments, status: reply.status };
  const headers = declaredHeaders(declared?.headers ?? commonHeaders, facts);
  return { ...reply, headers: { ...headers, ...reply.headers } };
}
