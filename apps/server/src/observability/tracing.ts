import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '@finops/contract-express';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { Observer } from './observer.ts';

/** Traces of requests and their database transactions, sent to an OTLP collector. */
export interface Tracing {
  readonly observer: Observer;
  /** Puts a span around a transaction of the database, under the span of its request. */
  transaction<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Sends the remaining spans; gives up after two seconds. */
  close(): Promise<void>;
}

/**
 * Starts tracing. The libraries are loaded here only, so that a server without a collector never loads them.
 *
 * @param endpoint base address of the collector, for example `http://127.0.0.1:4318`; spans go to `/v1/traces` there.
 */
export async function openTracing(endpoint: string, environment: string): Promise<Tracing> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'financial-operations-api',
      'deployment.environment.name': environment,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const tracer = provider.getTracer('finops-server');
  /** The span of the current request. */
  const active = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<Call, Span>();

  function begin(call: Call): void {
    const span = tracer.startSpan(
      `${call.request.method} ${call.operation?.path ?? 'unknown'}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': call.request.method ?? '',
          request_id: call.id,
          ...(call.operation && { 'http.route': call.operation.path, 'operation.id': call.operation.id }),
        },
      },
      remoteParent(call.request.headers.traceparent),
    );
    spans.set(call, span);
    active.enterWith(span);
  }

  return {
    observer: {
      begin,
      finish: (call, { status }) => {
        const span = spans.get(call);
        span?.setAttribute('http.response.status_code', status);
        if (status === 0 || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      },
    },
    transaction: async (run) => {
      const parent = active.getStore();
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      const span = tracer.startSpan(
        'transaction',
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } },
        context,
      );
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => within(CLOSE_MS, provider.shutdown()),
  };
}

const CLOSE_MS = 2000;

/** Awaits the work up to a timeout; rethrows its failure. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The span that a caller says this request belongs to (W3C Trace Context); none when the header is malformed. */
function remoteParent(traceparent: string | readonly string[] | undefined): Context {
  const [text, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (text === undefined || traceId === undefined || spanId === undefined || text.startsWith('ff')) {
    return ROOT_CONTEXT;
  }
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
