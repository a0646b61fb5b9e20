import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { defaultSerDes } from 'express-openapi-validator/dist/framework/base.serdes.js';
import type { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { PrunedDocument } from './prune.ts';
import { calendarFormats } from './reading/formats.ts';

/** How express-openapi-validator's parts are made here, as its own middleware makes them by default. */
const options = new AjvOptions({
  apiSpec: '',
  validateApiSpec: false,
  validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false },
  validateResponses: { removeAdditional: false, coerceTypes: false },
  validateSecurity: false,
  validateFormats: true,
  ajvFormats: { mode: 'fast' },
  formats: {},
  serDes: [...defaultSerDes],
  fileUploader: false,
  operationHandlers: false,
  $refParser: { mode: 'bundle' },
});

/** Ajv's own clean-up of the code that it makes takes a quarter of the boot, and the engine does without it. */
const code = { optimize: false } as const;

/** A list may be longer than its tuple says, as JSON Schema has it. */
const strictTuples = false;

export const requestOptions = { ...options.request, formats: calendarFormats, code, strictTuples };
export const responseOptions = { ...options.response, code, strictTuples };

/** A document as express-openapi-validator types it. */
type StockDocument = ConstructorParameters<typeof RequestValidator>[0];
export type StockRequest = Parameters<RequestValidator['validate']>[0];
type StockOperation = NonNullable<StockRequest['openapi']>['schema'];

/** A document that express-openapi-validator has made ready for validation, and its only operation. */
export interface Preprocessed {
  readonly document: StockDocument;
  readonly operation: StockOperation;
}

/** Runs express-openapi-validator's preparation of a document, for its requests or for its responses, in place. */
export function preprocess(pruned: PrunedDocument, side: 'request' | 'response'): Preprocessed {
  const preprocessor = new SchemaPreprocessor(
    pruned as unknown as StockDocument,
    { ...options.preprocessor, code },
    { removeAdditional: false, coerceTypes: false },
  );
  knowSchemas(preprocessor, pruned);
  const { apiDoc, apiDocRes } = preprocessor.preProcess();
  const document = side === 'request' ? apiDoc : apiDocRes;
  const [item = {}] = Object.values(document.paths ?? {});
  const [operation] = Object.values(item);
  if (operation === undefined) throw new Error(`${pruned.info.title} is lost in its own document.`);
  // References lead into the components only; what else is there would be walked for each validator.
  document.paths = {};
  return { document, operation };
}

/** Gives the preprocessor the schemas that it would compile only to get hold of them. */
function knowSchemas(preprocessor: SchemaPreprocessor, { components }: PrunedDocument): void {
  const { resolvedSchemaCache } = preprocessor as unknown as { resolvedSchemaCache: Map<string, object> };
  for (const [name, schema] of Object.entries(components.schemas)) {
    resolvedSchemaCache.set(`#/components/schemas/${name}`, schema);
  }
}
