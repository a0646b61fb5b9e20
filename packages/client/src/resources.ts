import type { operations } from '@finops/contract';
import type { CallOptions } from './call-options.ts';
import { errorOf } from './error-of.ts';
import type { OperationIds, Resources } from './generated/resources.ts';
import { routes } from './generated/routes.ts';
import type { Result } from './operation-types.ts';
import { Page, type PagePromise, pagePromise } from './page.ts';
import type { Route } from './route.ts';
import type { Answered } from './sender.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** The arguments of a method, by part of the request. */
export interface MethodCall {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/** How the methods send requests. */
export interface MethodSender {
  send(route: Route, call: MethodCall): Promise<Answered>;
  /** Builds the URL to send a browser to. */
  addressOf(route: Route, call: MethodCall): string;
}

/** The same methods, resolving to a success or a failure, each with its response. */
export type ResourcesWithResponse = {
  readonly [Group in keyof Resources]: ResultMethods<Resources[Group], OperationIds[Group]>;
};

type ResultMethods<Methods, Ids> = {
  readonly [Method in keyof Methods]: Methods[Method] extends (
    ...parameters: infer Parameters
  ) => PromiseLike<infer Data>
    ? (...parameters: Parameters) => Promise<Result<IdOf<Ids, Method>, Data>>
    : Methods[Method];
};

type IdOf<Ids, Method> = Extract<Ids[Method & keyof Ids], keyof operations>;

/** The methods of the contract, resolving to the data or throwing. */
export function resourcesOf(sender: MethodSender): Resources {
  return methodsOf((route, call) => {
    if (route.answer === 'address') return sender.addressOf(route, call);
    if (route.answer === 'page') return pageOf(sender, route, call);
    return sender.send(route, call).then((answered) => dataOf(sender, route, call, answered));
  }) as Resources;
}

/** The methods of the contract, resolving to a success or a failure. */
export function resourcesWithResponse(sender: MethodSender): ResourcesWithResponse {
  return methodsOf((route, call) => {
    if (route.answer === 'address') return sender.addressOf(route, call);
    return sender.send(route, call).then((answered) => resultOf(sender, route, call, answered));
  }) as ResourcesWithResponse;
}

type Method = (...values: unknown[]) => unknown;

function methodsOf(perform: (route: Route, call: MethodCall) => unknown): unknown {
  const groups = Object.entries<Readonly<Record<string, Route>>>(routes);
  return Object.fromEntries(
    groups.map(([group, methods]) => [
      group,
      Object.fromEntries(Object.entries(methods).map(([name, route]) => [name, methodOf(route, perform)])),
    ]),
  );
}

/** Reads the path parameters in order, then the query or the body, then the options of the call. */
function methodOf(route: Route, perform: (route: Route, call: MethodCall) => unknown): Method {
  const names = Array.from(route.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return (...values) => {
    const path = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    const input = values[names.length];
    const options = values[names.length + (route.input === undefined ? 0 : 1)];
    return perform(route, {
      path,
      ...(route.input === 'query' ? { query: input as MethodCall['query'] } : {}),
      ...(route.input === 'body' || route.input === 'form' ? { body: input } : {}),
      options: (options ?? {}) as CallOptions,
    });
  };
}

function pageOf(sender: MethodSender, route: Route, call: MethodCall): PagePromise<unknown, unknown> {
  return pagePromise(
    sender
      .send(route, call)
      .then((answered) => dataOf(sender, route, call, answered) as Page<unknown, unknown>),
  );
}

function resultOf(sender: MethodSender, route: Route, call: MethodCall, answered: Answered): unknown {
  const { response } = answered;
  const { status } = response;
  if (response.ok) return { status, data: dataOf(sender, route, call, answered), response };
  const error = errorOf(response, answered.error, answered.idempotencyKey);
  if (error instanceof UnexpectedAnswer) throw error;
  return { status, error, response };
}

/** The content of a response, according to the contract. */
function dataOf(sender: MethodSender, route: Route, call: MethodCall, answered: Answered): unknown {
  const { response } = answered;
  if (!response.ok) throw errorOf(response, answered.error, answered.idempotencyKey);
  if (route.answer === 'nothing') return undefined;
  const body = Object(answered.data);
  if (route.answer === 'body') return answered.data === body ? body : refuse(answered);
  const { status, data, pagination } = body;
  if (typeof status !== 'string' || Object(data) !== data) return refuse(answered);
  if (route.answer === 'data') return data;
  const items = route.items === undefined ? data : data[route.items];
  if (!Array.isArray(items) || Object(pagination) !== pagination) return refuse(answered);
  return new Page(items, data, pagination, (cursor) =>
    pageOf(sender, route, { ...call, query: { ...call.query, cursor } }),
  );
}

function refuse({ response, idempotencyKey }: Answered): never {
  throw new UnexpectedAnswer(response, idempotencyKey);
}
