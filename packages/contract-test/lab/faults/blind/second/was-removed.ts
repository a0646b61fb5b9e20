import type { Call } from '../../../call.ts';
import type { LabState } from '../../../state.ts';

/** Whether the missing item of a call existed before: identifiers are assigned in order. */
export function wasRemoved(call: Call, state: LabState): boolean {
  const number = Number(call.pathParameters.itemId?.slice('itm_'.length));
  return number >= 1 && number <= state.counters.item;
}
