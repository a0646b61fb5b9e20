import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Call, Fault, type OperationFacts } from '@finops/contract-express';
import type { Logger } from 'pino';
import { Unavailable } from '../../domain/domain-error.ts';
import { countedAddress, limitRate } from '../../http/rate-limit.ts';
import { TooManyRequests } from '../../http/refusals.ts';
import { OUTAGE_RETRY_SECONDS } from '../../http/shared-settings.ts';
import type { Observer } from '../../observability/observer.ts';
import type { IssuerServices } from '../../services.ts';
import { servedId } from '../consent-path.ts';
import { type ConsentParts, type PageReply, showAuthorization, takeDecision } from './decisions.ts';
import { errorPage } from './error-page.ts';
import { UnreadableForm } from './form.ts';
import { pageHeaders } from './html.ts';

/** Dependencies of serving the pages, beyond those of the pages. */
export interface ConsentPagesParts extends ConsentParts {
  readonly services: Pick<IssuerServices, 'ids' | 'clock' | 'rateWindows'>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly rateLimitPerMinute: number;
  readonly isOutage: (error: unknown) => boolean;
  readonly observer: Required<Observer>;
  readonly logger: Logger;
}

const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST']);

/** Serves the pages on which users sign in and decide about apps; passes every other request on. */
export function consentPages(parts: ConsentPagesParts, next: RequestListener): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const id = servedId(path);
    if (id === undefined || !METHODS.has(request.method)) next(request, response);
    else void serve(parts, request, response, id);
  };
}

async function serve(
  parts: ConsentPagesParts,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const call = openCall(parts, request);
  const { observer } = parts;
  observer.begin(call);
  const { status, headers, body } = await answer(parts, call, id).catch((error) =>
    refusal(parts, call, error),
  );
  const bytes = request.method === 'HEAD' ? 0 : Buffer.byteLength(body);
  response.once('close', () => {
    observer.finish(call, { status: response.headersSent ? response.statusCode : 0, bytes });
  });
  response.writeHead(status, { ...call.headers, ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(parts: ConsentPagesParts, call: Call, id: string): Promise<PageReply> {
  const { services, rateLimitPerMinute } = parts;
  const counted = countedAddress(call.address, rateLimitPerMinute);
  await limitRate(call, counted, services.rateWindows, services.clock.now());
  return call.request.method === 'POST' ? takeDecision(call, id, parts) : showAuthorization(call, id, parts);
}

function refusal({ isOutage, logger }: ConsentPagesParts, call: Call, error: unknown): PageReply {
  const reply = (status: number, title: string, message: string, headers = {}): PageReply => ({
    status,
    headers: { ...pageHeaders(), ...headers },
    body: errorPage(title, message),
  });
  if (error instanceof UnreadableForm || error instanceof Fault) {
    return reply(400, 'The form cannot be read', error.message, { Connection: 'close' });
  }
  if (error instanceof TooManyRequests) {
    return reply(429, 'Too many requests', error.message, { 'Retry-After': String(error.retryAfterSeconds) });
  }
  logger.error({ err: error, request_id: call.id, operation: call.operation?.id }, 'a request failed');
  if (error instanceof Unavailable || isOutage(error)) {
    const seconds = error instanceof Unavailable ? error.retryAfterSeconds : OUTAGE_RETRY_SECONDS;
    const message = 'The service is temporarily unavailable. Reload this page in a moment.';
    return reply(503, 'Try again', message, { 'Retry-After': String(seconds) });
  }
  return reply(500, 'Something went wrong', `Try again later. If it persists, report ${call.id}.`);
}

function openCall({ services, addressOf }: ConsentPagesParts, request: IncomingMessage): Call {
  const id = services.ids.next('req_');
  return {
    id,
    operation: factsOf(request.method ?? 'GET'),
    instead: [],
    request,
    address: addressOf(request),
    path: (request.url ?? '').split('?', 1)[0] ?? '',
    headers: { 'X-Request-Id': id },
    startedAt: performance.now(),
  };
}

/** The operation under which logs and rate limits know the pages, which are not in the contract. */
function factsOf(method: string): OperationFacts {
  return {
    id: 'consent',
    method,
    path: '/consent/{id}',
    resource: 'consent',
    security: [],
    idempotent: false,
    maxBodyBytes: undefined,
    responses: new Set(),
  };
}
