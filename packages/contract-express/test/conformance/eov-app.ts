import type { ApiDocument } from '@finops/openapi';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';

/** Bare Express with express-openapi-validator's own middleware before a handler of every operation. */
export function eovApp(
  document: ApiDocument,
  handler: RequestHandler,
  onError: ErrorRequestHandler,
): Express {
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  app.use(express.json({ strict: false, limit: '30mb' }), express.urlencoded({ extended: false }));
  app.use(
    middleware({
      apiSpec: JSON.parse(JSON.stringify({ ...document, servers: [{ url: '/' }], webhooks: {} })),
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true },
      validateResponses: true,
      validateSecurity: false,
      fileUploader: false,
    }),
  );
  app.use(handler, onError);
  return app;
}
