import { eventKinds } from '@finops/contract/console';

/** What the help says of one command. */
interface CommandHelp {
  /** One line of the list of commands. */
  readonly summary: string;
  /** How it is called, one form a line. */
  readonly forms: readonly string[];
  /** What it does, and options of its own. */
  readonly details: string;
}

const FILTERS = `Filters:
  --status <delivery status>  such as exhausted; several with commas between, or repeated
  --category <category>       such as transfer; several as above
  --event <event>             such as transfer.pending; several as above
  --reference <text>          the reference of the record
  --from <time>, --to <time>  instants, such as 2026-05-03T00:00:00Z`;

/** By the words that name a command. */
const commandHelps = {
  listen: {
    summary: 'forwards each new event to a URL',
    forms: [
      'finops listen --forward-to <url> [--secret whsec_…]',
      'finops listen --forward-to <url> --resend <event id>',
    ],
    details: `Prints each new event and forwards it to the URL, signed like a delivery. Failed ones are sent again after 1 s, 5 s and
30 s. Type r and Enter to send the last one again, or r and its identifier for another one. If the server restarts, listen waits
for it and forwards what happened in between. Ctrl-C ends with a summary.

  --forward-to <url>   address of the receiver
  --secret whsec_…     secret to sign with; FINOPS_WEBHOOK_SECRET by default, else a new one in each run
  --resend <event id>  forwards this event once, and ends`,
  },
  trigger: {
    summary: 'causes an event',
    forms: [`finops trigger <event> [--data '{"reference":"INV-1"}']`],
    details: `The sandbox makes a new record, such as a transfer, and brings it into the state of the event; the line names the record, which
the API can read. With --data the event is simulated: the example of the contract with these fields replaced, of no record.

  --data <JSON object>  fields of the data of a simulated event

Events:
${eventKinds.map((kind) => `  ${kind}`).join('\n')}`,
  },
  'events list': {
    summary: 'lists events, newest first',
    forms: ['finops events list [filters] [--limit <n>]'],
    details: `  --limit <n>  how many at most; 20 by default

${FILTERS}`,
  },
  'events replay': {
    summary: 'sends events to the webhook endpoints again',
    forms: ['finops events replay <event id>', 'finops events replay --from <time> [filters]'],
    details: `Waits until all of them are scheduled.

${FILTERS}`,
  },
  'logs tail': {
    summary: 'follows the requests to the API',
    forms: ['finops logs tail [--status 4XX] [--path /v1/…] [--method POST]'],
    details: `Prints the last 10 requests, then each new one.

  --status <status>  such as 422 or 4XX; several with commas between, or repeated
  --path <path>      requests to this path
  --method <method>  such as POST; several as above`,
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof commandHelps;

export const commandNames = Object.keys(commandHelps) as [CommandName, ...CommandName[]];

const COMMON = `Options of every command:
  --api-key <key>      an API key with the scopes events:read and sandbox:control; FINOPS_API_KEY by default
  --console-url <url>  FINOPS_CONSOLE_URL by default, else http://127.0.0.1:4015
  --json               one JSON object a line, as when the output is no terminal
NO_COLOR turns colours off.`;

/** The help of one command, or of all. */
export function help(name?: CommandName): string {
  if (name !== undefined) {
    const { forms, details } = commandHelps[name];
    return `Usage: ${forms.join('\n       ')}\n\n${details}\n\n${COMMON}\n`;
  }
  const width = Math.max(...commandNames.map(({ length }) => length));
  const lines = commandNames.map((one) => `  ${one.padEnd(width)}  ${commandHelps[one].summary}`);
  return `Usage: finops <command> [options]

${lines.join('\n')}

\`finops help <command>\` shows the options of a command; \`finops --version\` prints the version.

${COMMON}

Exit codes: 0 done, 1 the console refused or did not answer, or the receiver failed, 2 wrong usage, 130 interrupted.
listen and logs tail end with 0 on Ctrl-C.
`;
}
