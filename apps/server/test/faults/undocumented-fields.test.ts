import { type DocumentedOperation, unknownFields } from '@finops/contract-express/reading';
import { toWire, type WireReply, wireTo } from '@finops/contract-express/testing';
import { type ApiDocument, operationAt, type ResponseObject, resolve } from '@finops/openapi';
import { expect, test } from 'vitest';
import { postgres } from '../harness/processes/databases.ts';
import { startFaultedServer } from './requests/faulted-server.ts';
import { faultedOperations, validRequest } from './requests/faulty-requests.ts';

/** Schemas of responses are open, so that validation lets fields through that the contract does not name. */
function undocumentedFields(
  document: ApiDocument,
  operation: DocumentedOperation,
  { status, headers, text }: WireReply,
): readonly string[] {
  const { responses = {} } = operationAt(document, operation) ?? {};
  const declared = responses[String(status)] ?? responses.default;
  if (declared === undefined || text === '') return [];
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return [];
  const schema = resolve<ResponseObject>(document, declared).content?.[type]?.schema;
  return schema === undefined ? [] : unknownFields(document, schema, JSON.parse(text));
}

/** Those that sign the caller out, which the others need. */
const isLast = ({ operation }: { operation: DocumentedOperation }): boolean => operation.method === 'delete';

test('no response of any operation has a field that the contract does not name', {
  timeout: 60_000,
}, async () => {
  // On the database of production alone: both have the same tables and the same queries.
  const database = await postgres.open();
  const { server, target } = await startFaultedServer(database);
  const found: string[] = [];
  let successes = 0;
  for (const faulted of faultedOperations().toSorted(
    (one, other) => Number(isLast(one)) - Number(isLast(other)),
  )) {
    const { address, document, operation } = faulted;
    const reply = await wireTo(target.ports[address]).send(toWire(validRequest(faulted, target)));
    if (reply.status < 300) successes += 1;
    const names = undocumentedFields(document, operation, reply);
    found.push(...names.map((name) => `${operation.id} ${reply.status} ${name}`));
  }
  await server.stop();
  await database.close();
  expect(found).toEqual([]);
  expect(successes).toBeGreaterThan(15);
});

test('a field beside those of the contract is found', () => {
  const faulted = faultedOperations().find(({ operation }) => operation.id === 'listCountries');
  if (faulted === undefined) throw new Error('The contract has no listCountries.');
  const text = JSON.stringify({ status: 'success', data: [{ secret_hash: 'x' }] });
  const headers = new Map([['content-type', 'application/json']]);
  expect(undocumentedFields(faulted.document, faulted.operation, { status: 200, headers, text })).toEqual([
    'data.0.secret_hash',
  ]);
});
