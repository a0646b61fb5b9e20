import type { Call } from '../call.ts';
import type { Reply } from '../reply.ts';
import type { LabState } from '../state.ts';
import type { Input } from '../validation.ts';

/** Does what one operation does, for a request that is valid. */
export type Handler = (input: Input, state: LabState, call: Call) => Reply;
