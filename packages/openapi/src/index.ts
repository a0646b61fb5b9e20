/** General-purpose reading of OpenAPI 3.1 documents. */

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
  type SchemaObject,
  type SecurityScheme,
  typesOf,
} from './document.ts';
export { joinPointer, memberOf, nodeAt, splitPointer } from './json-pointer.ts';
export { acceptable, coveringType, essenceOf, isJson, rangesOf } from './media-types.ts';
export { type DocumentOperation, operationAt, operationsOf, parametersOf } from './operations.ts';
export { parameterOf, pathShape, resourceOf, segmentsOf, templateNames } from './path-templates.ts';
export { percentDecoded } from './percent-decoded.ts';
export {
  locate,
  type Reference,
  referencedSteps,
  referenceSteps,
  referenceTo,
  resolve,
  schemaName,
} from './references.ts';
export { allowOf, type Match, makeRoutes, type Route, type Routes } from './routes.ts';
