import { declaredResponse } from '../../../check/declared-response.ts';
import type { Contract, Link, Operation, Parameter } from '../../../contract/model.ts';
import { scopeOf } from '../../../expressions/evaluate.ts';
import { ExpressionError } from '../../../expressions/expression.ts';
import { fill, readTemplate } from '../../../expressions/template.ts';
import type { Exchange, RequestParts } from '../../../model/case.ts';
import { isSendable } from '../../../wire/sendable.ts';
import type { ProbeContext } from '../../probe.ts';
import { baseRequest } from '../../requests/base-request.ts';
import { withParameter } from '../../requests/parameter-values.ts';

/** A link in a response, with the request that it leads to. */
export interface Followable {
  readonly link: Link;
  readonly operation: Operation;
  readonly parts: RequestParts;
}

/** The links in a response that lead to a GET and have a value for every parameter that they set. */
export function linksOf(context: ProbeContext, exchange: Exchange): readonly Followable[] {
  const response = declaredResponse(exchange.case.operation, exchange.status);
  return (response?.links ?? []).flatMap((link) => {
    const operation = context.contract.operations.find(({ id }) => id === link.operation);
    if (operation?.method !== 'GET') return [];
    const parts = linkRequest(context, exchange, link, operation);
    return parts === undefined ? [] : [{ link, operation, parts }];
  });
}

/**
 * Parses the expressions of all links, so that an unusable link is not skipped silently.
 *
 * @throws ExpressionError that names the link and its place.
 */
export function checkLinks(contract: Contract): void {
  for (const { responses } of contract.operations) {
    for (const { name, parameters, node } of [...responses.values()].flatMap(({ links }) => links)) {
      try {
        for (const value of Object.values(parameters)) readTemplate(value);
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error;
        const { file, line } = contract.placeOf(node);
        throw new ExpressionError(`The link ${name} (${file}:${line}) cannot be followed. ${error.message}`);
      }
    }
  }
}

function linkRequest(
  context: ProbeContext,
  exchange: Exchange,
  link: Link,
  operation: Operation,
): RequestParts | undefined {
  const given: [Parameter, ReturnType<typeof fill>][] = [];
  for (const [name, template] of Object.entries(link.parameters)) {
    const parameter = operation.parameters.find(
      (one) => one.name === name || `${one.in}.${one.name}` === name,
    );
    const value = fill(readTemplate(template), scopeOf(exchange));
    if (parameter === undefined || value === undefined || !isSendable(parameter, value)) return undefined;
    given.push([parameter, value]);
  }
  const base = baseRequest(context, operation);
  const needed = operation.parameters.filter(({ required }) => required);
  if (base === undefined && needed.some((one) => !given.some(([parameter]) => parameter === one)))
    return undefined;
  const empty: RequestParts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };
  return given.reduce((parts, [parameter, value]) => withParameter(parts, parameter, value), base ?? empty);
}
