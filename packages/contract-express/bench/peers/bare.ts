/** Express alone: a route for each operation, bodies parsed, ETag and `x-powered-by` off. */
import { benchDocument } from '../document.ts';
import { bareExpress, routed } from '../express-app.ts';
import { listening, runPeer } from '../peer.ts';

await runPeer(async (operations) => {
  const started = performance.now();
  const app = routed(benchDocument(operations), bareExpress());
  return listening(app, performance.now() - started);
});
