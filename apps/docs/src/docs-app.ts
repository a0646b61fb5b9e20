import { isLoopbackName } from '@finops/contract-express/reading';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';

/**
 * Serves the built docs site. Each page is available with and without `.html`. Invalid ranges are ignored; ranges
 * beyond the end of a file are answered with 416 (RFC 9110, 14.2).
 *
 * @param builds handles `/__builds`, which notifies the pages of a watched site of new builds.
 */
export function docsApp(dist: string, builds?: RequestHandler): Express {
  const app = express().disable('x-powered-by');
  app.use(({ headers: { host } }, response, next) => {
    // Another name could be an attacker's (DNS rebinding).
    if (host === undefined || isLoopbackName(host)) next();
    else
      response
        .status(421)
        .type('text')
        .send('This site is only served on this machine. Use its loopback address.\n');
  });
  if (builds !== undefined) app.get('/__builds', builds);
  app.use(express.static(dist, { extensions: ['html'] }));
  const refused: ErrorRequestHandler = ({ status = 500 }, _request, response, _next) => {
    response
      .status(status)
      .type('text')
      .send(status === 416 ? 'Range not satisfiable.\n' : 'The page could not be served.\n');
  };
  app.use(refused);
  app.use((_, response) => {
    response.status(404).type('text').send('Page not found.\n');
  });
  return app;
}
