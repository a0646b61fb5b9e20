import express, { type Express, type Request, type Response } from 'express';
import { answered } from './peer.ts';

/** Express that parses JSON, with ETag and `x-powered-by` off. */
export function bareExpress(): Express {
  const app = express();
  app.disable('etag');
  app.disable('x-powered-by');
  return app.use(express.json());
}

/** Adds a route for each operation of a document, which answers its example. */
export function routed(document: object, app: Express): Express {
  for (const { method, path, status, body } of answered(document)) {
    app[method as 'get'](path.replace(/\{(\w+)\}/g, ':$1'), (_request: Request, response: Response) => {
      response.status(status).json(body);
    });
  }
  return app;
}
