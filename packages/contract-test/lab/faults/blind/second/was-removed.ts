import type { Call } from '../../../call.ts';
import type { LabState } from '../../../state.ts';

/** Whether the item that a call asks for in vain was there once: identifiers are given in their order. */
export function wasRemoved(call: Call, state: LabState): boolean {
  const number = Number(call.pathParameters.itemId?.slice('itm_'.length));
  return number >= 1 && number <= state.counters.item;
}
