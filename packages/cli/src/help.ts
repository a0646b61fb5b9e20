import { eventKinds } from '@finops/contract/console';

/** The help text of one command. */
interface CommandHelp {
  /** Its line in the list of commands. */
  readonly summary: string;
  /** Usage forms, one per line. */
  readonly forms: readonly string[];
  /** Description and the command's own options. */
  readonly details: string;
}

const FILTERS = `Filters:
  --status <delivery status>  such as exhausted; separate several with commas, or repeat the option
  --category <category>       such as transfer; several allowed
  --event <event>             such as transfer.pending; several allowed
  --reference <text>          the reference of the record
  --from <time>, --to <time>  instants, such as 2026-05-03T00:00:00Z`;

const commandHelps = {
  listen: {
    summary: 'forwards each new event to a URL',
    forms: [
      'finops listen --forward-to <url> [--secret whsec_…]',
      'finops listen --forward-to <url> --resend <event id>',
    ],
    details: `Prints each new event and forwards it to the URL, signed like a delivery. Failed deliveries are retried after 1 s, 5 s and
30 s. Type r and Enter to resend the last event, or r and an event id to resend another one. If the server restarts, listen waits
for it and forwards the events that it missed. Ctrl-C prints a summary and exits.

  --forward-to <url>   URL of the receiver
  --secret whsec_…     signing secret; defaults to FINOPS_WEBHOOK_SECRET, else to a new one in each run
  --resend <event id>  forwards this event once and exits`,
  },
  trigger: {
    summary: 'triggers an event',
    forms: [`finops trigger <event> [--data '{"reference":"INV-1"}']`],
    details: `The sandbox creates a record, such as a transfer, and moves it to the state of the event. The output names the record, which
the API returns like any other. With --data the event is simulated: it is the contract's example with
these fields replaced, and belongs to no record.

  --data <JSON object>  fields to replace in the data of a simulated event

Events:
${eventKinds.map((kind) => `  ${kind}`).join('\n')}`,
  },
  'events list': {
    summary: 'lists events, newest first',
    forms: ['finops events list [filters] [--limit <n>]'],
    details: `  --limit <n>  maximum number of events; 20 by default

${FILTERS}`,
  },
  'events replay': {
    summary: 'replays events to the webhook endpoints',
    forms: ['finops events replay <event id>', 'finops events replay --from <time> [filters]'],
    details: `Waits until all deliveries are scheduled.

${FILTERS}`,
  },
  'logs tail': {
    summary: 'prints requests to the API as they arrive',
    forms: ['finops logs tail [--status 4XX] [--path /v1/…] [--method POST]'],
    details: `Prints the last 10 requests, then each new one.

  --status <status>  such as 422 or 4XX; separate several with commas, or repeat the option
  --path <path>      requests to this path
  --method <method>  such as POST; several allowed`,
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof commandHelps;

export const commandNames = Object.keys(commandHelps) as [CommandName, ...CommandName[]];

const COMMON = `Options of every command:
  --api-key <key>      API key with the scopes events:read and sandbox:control; defaults to FINOPS_API_KEY
  --console-url <url>  URL of the console; defaults to FINOPS_CONSOLE_URL, else to http://127.0.0.1:4015
  --json               print one JSON object per line; the default if the output is not a terminal
Set NO_COLOR to disable colours.`;

/** Returns the help of one command, or the general help. */
export function help(name?: CommandName): string {
  if (name !== undefined) {
    const { forms, details } = commandHelps[name];
    return `Usage: ${forms.join('\n       ')}\n\n${details}\n\n${COMMON}\n`;
  }
  const width = Math.max(...commandNames.map(({ length }) => length));
  const lines = commandNames.map((one) => `  ${one.padEnd(width)}  ${commandHelps[one].summary}`);
  return `Usage: finops <command> [options]

${lines.join('\n')}

\`finops help <command>\` shows the options of a command. \`finops --version\` prints the version.

${COMMON}

Exit codes: 0 success; 1 the console refused or did not respond, or the receiver failed; 2 wrong usage; 130 interrupted.
listen and logs tail exit with 0 on Ctrl-C.
`;
}
