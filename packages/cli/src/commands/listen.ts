import { createInterface } from 'node:readline';
import { unwrap } from '@finops/client';
import { type Command, exitCodes } from '../command.ts';
import { type Console, openConsole } from '../console-client.ts';
import { eventLine, type ListedEvent } from '../event-line.ts';
import { follow } from '../follow.ts';
import { bodyViolations } from '../listen/body-violations.ts';
import { Forwarder } from '../listen/forwarder.ts';
import { signingSecretOf } from '../listen/signing-secret.ts';
import { printFailure } from '../print-failure.ts';
import { printTrouble } from '../print-trouble.ts';
import { eventIdOf, readOptions } from '../read-options.ts';
import { UsageError } from '../terminal.ts';

const PAGE = 50;

/** Prints and forwards new events until interrupted. */
export const listen: Command = async (argv, { input, environment, signal }, printer) => {
  const text = { type: 'string' } as const;
  const { values } = readOptions(argv, { 'forward-to': text, secret: text, resend: text });
  const url = targetOf(values['forward-to']);
  const secret = signingSecretOf(values.secret ?? environment.FINOPS_WEBHOOK_SECRET);
  const resent = values.resend === undefined ? undefined : eventIdOf(values.resend);
  const api = openConsole(values, environment, signal);
  const forwarder = new Forwarder({
    url,
    secret,
    printer,
    signal,
    readBody: async (id) => {
      const answer = api.client.GET('/console/v1/events/{id}', { params: { path: { id } } });
      return (await unwrap(answer)).data;
    },
    violations: bodyViolations(),
    onUnreadable: (error) => printFailure(printer, error),
  });
  const begun = { type: 'listening', console: api.url, forward_to: url, secret };
  printer.print(begun, (paint) => `Forwarding to ${url}\nSigning secret: ${paint('cyan', secret)}`);
  if (resent !== undefined) {
    return (await forwarder.forwardOnce(resent)) ? exitCodes.done : exitCodes.failed;
  }

  let events = 0;
  let last: string | undefined;
  const lines = createInterface({ input, terminal: false });
  lines.on('line', (line) => {
    const [, id = last] = /^r(?:\s+(EVT_[\w-]+))?\s*$/.exec(line.trim()) ?? [undefined, undefined];
    if (/^r\b/.test(line.trim()) && id !== undefined) forwarder.forward(id);
    else
      printer.printError(
        { type: 'hint' },
        () => 'Type r to resend the last event, or r EVT_… to resend another one.',
      );
  });
  try {
    await follow<ListedEvent>({
      api,
      resource: 'events',
      signal,
      readPage: (cursor) => newest(api, cursor),
      onEntry: (event) => {
        events += 1;
        last = event.id;
        printer.print({ type: 'event', ...event }, eventLine);
        forwarder.forward(event.id);
      },
      onTrouble: (error) => printTrouble(printer, error),
    });
  } finally {
    lines.close();
  }
  const { received, not_received: missed } = forwarder.counts;
  printer.print(
    { type: 'summary', events, received, not_received: missed },
    () => `${events === 1 ? '1 event' : `${events} events`}: ${received} received, ${missed} not received.`,
  );
  return exitCodes.done;
};

async function newest(api: Console, cursor: string | undefined) {
  const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
  const { data, pagination } = await unwrap(api.client.GET('/console/v1/events', { params: { query } }));
  return { entries: data, nextCursor: pagination.next_cursor };
}

function targetOf(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.username === '') return url.href;
  throw new UsageError(
    'Pass the URL of the receiver, without credentials: --forward-to http://127.0.0.1:3000/webhooks.',
  );
}
