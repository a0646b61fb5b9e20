import { bodyClasses } from './malformed/body-classes.ts';
import type { MalformedClass } from './malformed/malformed-class.ts';
import { messageClasses } from './malformed/message-classes.ts';
import { parameterClasses } from './malformed/parameter-classes.ts';

export {
  type MalformedClass,
  raw,
  type Sending,
  type Subject,
  send,
  spoiled,
} from './malformed/malformed-class.ts';
export {
  credentialNames,
  encodeBody,
  type SampleRequest,
  type Spoiled,
  sampleRequests,
  toWire,
} from './sample-request.ts';
export { successHasContent } from './success-content.ts';
export { type Wire, type WireReply, type WireRequest, wireBytes, wireTo } from './wire.ts';

/** Every way to spoil a request of any contract. */
export const malformedClasses: readonly MalformedClass[] = [
  ...messageClasses,
  ...parameterClasses,
  ...bodyClasses,
];
