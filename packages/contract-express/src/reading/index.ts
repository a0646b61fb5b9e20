export { Exchanges } from './exchanges.ts';
export { bareFlaw, explain, explainParameter, type Refusal } from './explain.ts';
export { Fault, type FaultFacts, type FaultKind, type Flaw, type Place } from './fault.ts';
export { checkHead } from './head.ts';
export { isLoopbackName } from './loopback-name.ts';
export { bodyMediaType, negotiate } from './media-types.ts';
export { adviceOn, flawsFault, linesOf, reasonOf, reasonsByField, unknownFieldsFault } from './message.ts';
export { compileNormalizer, type Normalizer } from './normalize.ts';
export {
  type ApiDocument,
  type HeaderObject,
  isApiDocument,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type RequestBodyObject,
  type ResponseObject,
  resolve,
  type SchemaObject,
  type SecurityScheme,
} from './openapi.ts';
export { type DocumentedBody, type DocumentedOperation, documentedOperations } from './operations.ts';
export { parseForm, parseJson } from './parse-body.ts';
export { rawReply } from './raw-reply.ts';
export { type BodyTimes, readBody } from './read-body.ts';
export { type ReadParameters, readHeaders, readQuery, unknownParameters } from './read-parameters.ts';
export { type RequestBody, readRequestBody } from './request-body.ts';
export { decodePath, parseQuery, splitTarget, type Target } from './target.ts';
export { unknownFields } from './unknown-fields.ts';
export { clip, listed } from './words.ts';
