import { eventKinds } from '@finops/contract/console';

/** The help. */
export function usage(): string {
  return `Usage: finops <command> [options]

  listen --forward-to <url> [--secret whsec_…]
      prints each new event and forwards it to the URL, signed like a delivery; failed ones are sent again after 1 s,
      5 s and 30 s. Type r and Enter to send the last one again, or r and its identifier for another one.
  listen --forward-to <url> --resend <event id>
      forwards one event and ends
  trigger <event> [--data '{"reference":"INV-1"}']
      sends a simulated event; the fields of --data replace those of the example
  events list [filters] [--limit <n>]
      lists events, newest first; 20 by default
  events replay <event id>
  events replay --from <time> [filters]
      sends events to the webhook endpoints again, and waits until all are scheduled
  logs tail [--status 4XX] [--path /v1/…] [--method POST]
      prints the last 10 requests to the API, then each new one

Filters: --status <delivery status>, --category <category>, --event <event>, --reference <text>, --from <time>,
--to <time>. Those that take several values can be repeated, or have commas between.

Options of every command:
  --api-key <key>      an API key with the scopes events:read and sandbox:control; FINOPS_API_KEY by default
  --console-url <url>  FINOPS_CONSOLE_URL by default, else http://127.0.0.1:4015
  --json               one JSON object a line, as when the output is no terminal
FINOPS_WEBHOOK_SECRET is the default of --secret; without both it is new in each run. NO_COLOR turns colours off.

Exits with 0 when it is done, 1 when the console refuses or does not answer or the receiver fails, 2 for wrong usage,
130 when it is interrupted; listen and logs tail end with 0 on Ctrl-C.

Events:
${eventKinds.map((kind) => `  ${kind}`).join('\n')}
`;
}
