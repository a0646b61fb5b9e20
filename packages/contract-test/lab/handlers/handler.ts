import type { Call } from '../call.ts';
import type { Reply } from '../reply.ts';
import type { LabState } from '../state.ts';
import type { Input } from '../validation.ts';

/** Executes one operation for a valid request. */
export type Handler = (input: Input, state: LabState, call: Call) => Reply;
