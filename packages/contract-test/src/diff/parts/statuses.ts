import type { ResponseModel } from '../../contract/model.ts';

type Responses = ReadonlyMap<string, ResponseModel>;

export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** Whether statuses of a range are declared individually. */
export function hasStatusOf(range: string, responses: Responses): boolean {
  return range.endsWith('XX') && [...responses.keys()].some((status) => status.startsWith(range.slice(0, 1)));
}

/**
 * The range or default that covers a status that is not declared itself. The default covers neither successes if some
 * are declared, nor a range with individually declared statuses.
 */
export function coveringResponse(status: string, responses: Responses): ResponseModel | undefined {
  if (status === 'default') return undefined;
  const range = responses.get(`${status.slice(0, 1)}XX`);
  if (range !== undefined) return range.status === status ? undefined : range;
  const isNamed = isSuccess(status) ? [...responses.keys()].some(isSuccess) : hasStatusOf(status, responses);
  return isNamed ? undefined : responses.get('default');
}
