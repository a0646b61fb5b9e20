import { declaredResponse } from '../../../check/declared-response.ts';
import { headerValues } from '../../../check/media-type.ts';
import type { Operation } from '../../../contract/model.ts';
import { readPath, templateOf } from '../../../contract/path-template.ts';
import type { Exchange, RequestParts } from '../../../model/case.ts';
import { pathNames } from '../../../world/resources.ts';
import type { ProbeContext } from '../../probe.ts';
import { memberRequest } from './member-request.ts';

/** The content of the `Location` of a 201 or 202 response. */
export interface LocationReading {
  readonly text: string;
  /** The object of the contract that declares it. */
  readonly node: object;
  /** The GET that its path matches; undefined if none is declared. */
  readonly target: { readonly operation: Operation; readonly parts: RequestParts } | undefined;
}

/** Reads the declared `Location` of a 201 or 202 response; undefined if there is none. */
export function readLocation(context: ProbeContext, exchange: Exchange): LocationReading | undefined {
  const { answer, status, request } = exchange;
  const node = declaredResponse(exchange.case.operation, status)?.headers.get('location')?.node;
  if (node === undefined || (status !== 201 && status !== 202) || answer.kind === 'none') return undefined;
  const [text] = headerValues(answer, 'location');
  if (text === undefined) return undefined;
  const here = new URL(request.target, 'http://target.invalid');
  const path = URL.canParse(text, here) ? new URL(text, here).pathname : undefined;
  return { text, node, target: path === undefined ? undefined : targetOf(context, path) };
}

function targetOf(context: ProbeContext, path: string): LocationReading['target'] {
  const reads = context.contract.operations
    .filter(({ method }) => method === 'GET')
    .toSorted((one, other) => pathNames(one.path).length - pathNames(other.path).length);
  for (const operation of reads) {
    const values = readPath(templateOf(operation.path), path);
    if (values === undefined) continue;
    const given = pathNames(operation.path).map((name) => values[name] ?? null);
    const parts = memberRequest(context, operation, given);
    if (parts !== undefined) return { operation, parts };
  }
  return undefined;
}
