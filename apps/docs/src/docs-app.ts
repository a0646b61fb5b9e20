import { isLoopbackName } from '@finops/contract-express/reading';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';

/**
 * Serves the built docs site. A page has an address with and without `.html`. Ranges that cannot be read are ignored, and those
 * beyond the end of a file are 416 (RFC 9110, 14.2).
 *
 * @param builds answers `/__builds`, where pages of a watched site learn of new builds.
 */
export function docsApp(dist: string, builds?: RequestHandler): Express {
  const app = express().disable('x-powered-by');
  app.use(({ headers: { host } }, response, next) => {
    // Another name can be that of a page of an attacker (DNS rebinding).
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
      .send(status === 416 ? 'The page has no such range.\n' : 'The page cannot be read.\n');
  };
  app.use(refused);
  app.use((_, response) => {
    response.status(404).type('text').send('There is no such page.\n');
  });
  return app;
}
