/** Express behind express-openapi-validator's own middleware, requests and responses validated. */
import { middleware } from 'express-openapi-validator';
import { benchDocument } from '../document.ts';
import { bareExpress, routed } from '../express-app.ts';
import { listening, runPeer } from '../peer.ts';

await runPeer(async (operations) => {
  const document = benchDocument(operations);
  const started = performance.now();
  const app = bareExpress();
  app.use(
    middleware({
      apiSpec: document as Parameters<typeof middleware>[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true },
      validateResponses: true,
      validateSecurity: false,
      fileUploader: false,
    }),
  );
  return listening(routed(document, app), performance.now() - started);
});
