/** Contract on Express, requests and responses validated. */
import { contractApp } from '@finops/contract-express';
import { benchDocument } from '../document.ts';
import { answered, listening, runPeer } from '../peer.ts';

await runPeer(async (operations) => {
  const document = benchDocument(operations);
  const handlers = Object.fromEntries(
    answered(document).map(({ id, status, body }) => [id, () => ({ status, body })]),
  );
  const started = performance.now();
  let count = 0;
  const { app } = contractApp<Record<string, unknown>, object, undefined>({
    document,
    handlers: handlers as never,
    newRequestId: () => `req_${String(++count).padStart(16, '0')}`,
    admit: () => undefined,
    errorReply: (error) => ({
      status: 500,
      body: { status: 'error', message: String(error), error: { name: 'error' } },
    }),
    mistakes: 'fail',
    onMistake: ({ faults }) => console.error(faults),
  });
  return listening(app, performance.now() - started);
});
