import { type ContractApp, contractApp } from '../../src/contract-app.ts';
import { type ContractServer, listen } from '../../src/server/server.ts';
import type { Mistake, Settings } from '../../src/settings.ts';
import { faultReply } from './fault-reply.ts';

type AnySettings = Settings<Record<string, unknown>, object, undefined>;

/** A running app of any document. */
export interface ServedDocument {
  readonly contract: ContractApp;
  readonly server: ContractServer;
  readonly mistakes: Mistake[];
  /** Sends a request; the body of the answer as a text. */
  ask(method: string, path: string, init?: RequestInit): Promise<Answered>;
}

interface Answered {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
  readonly headers: Headers;
}

export const anyContent = { 'application/json': { schema: {} } };
/** Responses that take any JSON. */
export const anything = { 200: { description: '', content: anyContent } };

/** A document of some paths and component schemas. */
export function documentOf(paths: object, schemas: object = {}): object {
  return { openapi: '3.1.0', info: { title: 't', version: '1' }, paths, components: { schemas } };
}

/** Starts an app of a document; an operation without a handler of its own answers its input. */
export async function serveDocument(
  document: object,
  handlers: Readonly<Record<string, (input: unknown) => unknown>> = {},
  changed: Partial<AnySettings> = {},
): Promise<ServedDocument> {
  const mistakes: Mistake[] = [];
  const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => String(id));
  const contract = contractApp<Record<string, unknown>, object, undefined>({
    document,
    handlers: Object.fromEntries(
      ids.map((id) => [id, handlers[id] ?? ((input: unknown) => ({ status: 200, body: input }))]),
    ) as never,
    newRequestId: () => 'req_1',
    admit: () => undefined,
    errorReply: faultReply,
    mistakes: 'fail',
    onMistake: (mistake) => mistakes.push(mistake),
    ...changed,
  });
  const server = await listen(contract, { port: 0, host: '127.0.0.1' });
  return {
    contract,
    server,
    mistakes,
    async ask(method, path, init = {}) {
      const response = await fetch(server.url + path, { method, ...init });
      const { status, headers } = response;
      return { status, headers, type: headers.get('content-type'), text: await response.text() };
    },
  };
}
