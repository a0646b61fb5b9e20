import { type ContractApp, contractApp } from '../../src/contract-app.ts';
import type { Handlers } from '../../src/handler.ts';
import { type ContractServer, type ListenSettings, listen } from '../../src/server/server.ts';
import type { Mistake, Sent, Settings } from '../../src/settings.ts';
import { type SmallDefaults, type SmallOperations, type SmallSupplied, smallDocument } from './contract.ts';
import { faultReply } from './fault-reply.ts';

/** What the app gives each handler. */
export interface SmallContext {
  readonly caller: string;
}

type SmallSettings = Settings<SmallOperations, SmallDefaults, SmallContext, SmallSupplied>;

/** A running app of the small contract, with everything that it has told. */
export interface SmallApp {
  readonly contract: ContractApp;
  readonly server: ContractServer;
  readonly mistakes: Mistake[];
  /** What went through the app: `admit GET /v1/things`. */
  readonly events: string[];
  readonly sent: Sent[];
}

export const smallHandlers: Handlers<SmallOperations, SmallDefaults, SmallContext, SmallSupplied> = {
  listThings: ({ query }) => ({
    status: 200,
    headers: { 'X-Total': '1' },
    body: { name: query.status?.join(' ') ?? 'all', limit: query.limit },
  }),
  createThing: ({ body }) => ({ status: 201, body: { name: `${body.name} ${body.currency} ${body.size}` } }),
  getThing: async ({ path }, { caller }) => ({ status: 200, body: { name: `${path.id} of ${caller}` } }),
  deleteThing: () => ({ status: 204 }),
  searchThings: () => ({ status: 200, body: { name: 'found' } }),
};

/** Starts an app of the small contract on a free port. */
export async function startSmallApp(
  changed: Partial<SmallSettings> = {},
  where: Partial<ListenSettings> = {},
): Promise<SmallApp> {
  const told: Pick<SmallApp, 'mistakes' | 'events' | 'sent'> = { mistakes: [], events: [], sent: [] };
  let count = 0;
  const contract = contractApp<SmallOperations, SmallDefaults, SmallContext, SmallSupplied>({
    document: smallDocument,
    handlers: smallHandlers,
    newRequestId: () => `req_${++count}`,
    admit: ({ request, path }) => {
      told.events.push(`admit ${request.method} ${path}`);
      return { caller: 'me' };
    },
    errorReply: faultReply,
    mistakes: 'fail',
    onMistake: (mistake) => told.mistakes.push(mistake),
    begin: ({ request, path }) => told.events.push(`begin ${request.method} ${path}`),
    finish: (_call, sent) => told.sent.push(sent),
    ...changed,
  });
  const server = await listen(contract, { port: 0, host: '127.0.0.1', ...where });
  return { contract, server, ...told };
}
