import { diffForms, formsText, recordForms, testForms } from './report-target.ts';

/** An option of a command, as the help and the README show it. */
export interface Option {
  readonly usage: string;
  readonly says: string;
}

/** The options of `contract test`, the required ones first. */
export const testOptions: readonly Option[] = [
  {
    usage: '--config <file>',
    says: 'a file with values for the other options; default: `contract.config.yaml`, if it is there',
  },
  {
    usage: '--spec <file>',
    says: 'the OpenAPI document (3.0, 3.1 or 3.2), YAML or JSON; a file, a file of a git revision such as `main:api.yaml`, or an https URL (required)',
  },
  {
    usage: '--target <url>',
    says: 'the base URL of the server; the paths of the document are appended to it (required)',
  },
  { usage: '--profile server|mock|upstream', says: 'what kind of target it is; default: server' },
  {
    usage: "--header 'Name: value'",
    says: 'a header to send with every request, such as a credential; can be repeated',
  },
  {
    usage: "--credential <scheme>='Name: value'",
    says: 'a header for the operations of one security scheme; replaces a --header of the same name; can be repeated',
  },
  {
    usage: "--unscoped 'Name: value'",
    says: 'a header with a second credential that has no scopes; can be repeated',
  },
  {
    usage: "--other-tenant 'Name: value'",
    says: 'a header with the credential of another tenant, who must not have access to what the run created; can be repeated',
  },
  {
    usage: "--scoped '<scopes>'='Name: value'",
    says: 'a header with a credential of the same caller that has only these scopes; can be repeated',
  },
  {
    usage: "--token-command '<command>'",
    says: 'a shell command that prints a bearer token for every request; run again when the token expires',
  },
  {
    usage: '--client-credentials <scheme>',
    says: 'get the tokens of an OAuth scheme as the client in `CLIENT_ID` and `CLIENT_SECRET`, or `<scheme>=<id variable>:<secret variable>`; can be repeated',
  },
  {
    usage: '--token-url <scheme>=<url>',
    says: 'the token endpoint of a scheme, in place of the `tokenUrl` of the document; can be repeated',
  },
  { usage: '--seed <n>', says: 'the integer from which all random values are derived; default: 1' },
  { usage: '--operations <a,b>', says: 'test only these operations' },
  { usage: '--except <a,b>', says: 'test all operations except these' },
  { usage: '--scenarios <folder>', says: 'also run the Arazzo scenarios in a folder' },
  {
    usage: '--target-of <source>=<url>',
    says: 'the base URL of another source that the scenarios call; can be repeated',
  },
  {
    usage: '--allow-existing',
    says: 'also change and delete data that existed before the run; by default only data that the run created',
  },
  {
    usage: '--require-success',
    says: 'report every operation that never succeeded as a separate finding',
  },
  { usage: '--data <file>', says: 'additional values for parameters and bodies, and patterns for formats' },
  {
    usage: '--hooks <file>',
    says: 'a module that inspects and changes requests, seeds data, or skips operations',
  },
  { usage: '--baseline <file>', says: 'accept the findings listed in a file, each until it expires' },
  {
    usage: '--severity <rule>=off|warning|error',
    says: 'the severity of a rule; can be repeated',
  },
  {
    usage: '--fail-on error|warning',
    says: 'what causes exit code 1: an error, or also a warning; default: warning',
  },
  {
    usage: '--time <seconds>',
    says: 'end the run after this many seconds and report what was tested until then',
  },
  {
    usage: '--requests <n>',
    says: 'end the run after this many requests and report what was tested until then',
  },
  { usage: '--wait <seconds>', says: 'wait up to this many seconds for the target to come up; default: 0' },
  { usage: '--threshold <axis>=<percent>', says: 'require a minimum coverage on an axis; can be repeated' },
  {
    usage: '--report <form>',
    says: `${formsText(testForms)}; default: text; can be repeated`,
  },
  { usage: '--strict', says: 'refuse the document if it has notes' },
  { usage: '--replay <id>', says: 'run one case of a finding again and print its request and response' },
];

/** The options of `contract diff`, which follow its two documents. */
export const diffOptions: readonly Option[] = [
  {
    usage: '<old> <new>',
    says: 'two OpenAPI documents (3.0, 3.1 or 3.2), YAML or JSON; each a file, a file of a git revision such as `main:api.yaml`, or an https URL',
  },
  {
    usage: '--config <file>',
    says: 'a file with values for the other options; default: `contract.config.yaml`, if it is there',
  },
  { usage: '--format text|json|markdown', says: 'the format of the list of changes; default: text' },
  { usage: '--output <file>', says: 'write the list of changes to a file and print only a summary' },
  {
    usage: '--report <form>',
    says: `${formsText(diffForms)}; beside the list with --format or --output, otherwise instead of it; can be repeated`,
  },
  {
    usage: '--fail-on error|warning',
    says: 'what causes exit code 1: a breaking change, or also a warning; default: error',
  },
  {
    usage: '--severity <rule>=off|warning|error',
    says: 'the severity of changes of one kind, such as `api-removed-without-deprecation`; can be repeated',
  },
  { usage: '--baseline <file>', says: 'accept the changes listed in a file, each until it expires' },
  { usage: '--strict', says: 'refuse documents that have notes' },
];

/** The options of `contract record`, the required ones first. */
export const recordOptions: readonly Option[] = [
  {
    usage: '--config <file>',
    says: 'a file with values for the other options; default: `contract.config.yaml`, if it is there',
  },
  {
    usage: '--spec <file>',
    says: 'the OpenAPI document (3.0, 3.1 or 3.2), YAML or JSON; a file, a file of a git revision such as `main:api.yaml`, or an https URL (required)',
  },
  { usage: '--target <url>', says: 'the base URL of the server that requests are passed on to (required)' },
  { usage: '--port <n>', says: 'the port of the proxy on 127.0.0.1; default: any free one' },
  { usage: '--edits <file>', says: 'write the proposed edits to a file, as an OpenAPI Overlay 1.0' },
  {
    usage: '--profile server|upstream',
    says: 'with upstream, reports show the types of values instead of the values; default: server',
  },
  {
    usage: '--severity <rule>=off|warning|error',
    says: 'the severity of a rule; can be repeated',
  },
  {
    usage: '--fail-on error|warning',
    says: 'what causes exit code 1: an error, or also a warning; default: warning',
  },
  { usage: '--report <form>', says: `${formsText(recordForms)}; default: text; can be repeated` },
  { usage: '--strict', says: 'refuse the document if it has notes' },
];

const EXITS = `Exits with 0 for no findings, 1 for findings, a missed threshold, a run that proves too little or a breaking change, 2
if the tester, a document or the arguments are broken, the target cannot be reached or nothing was tested, 130 if it
was interrupted (SIGINT or SIGTERM).
`;

const COMMANDS = `Usage: contract <command>

  contract test --spec <file> --target <url> [options]
      tests a live server against its contract; contract test --help lists the options
  contract diff <old> <new> [options]
      compares two versions of a contract; contract diff --help lists the options
  contract record --spec <file> --target <url> [options]
      passes live traffic on, compares it with its contract and proposes edits; contract record --help lists the options
  contract --version

${EXITS}`;

/** The help of `contract`. */
export function usage(): string {
  return COMMANDS;
}

/** The help of `contract test`. */
export function testUsage(): string {
  return helpOf('contract test --spec <file> --target <url> [options]', testOptions, EXITS);
}

/** The help of `contract diff`. */
export function diffUsage(): string {
  const exits =
    'Exits with 0 if nothing breaks, 1 if something does, 2 if the documents cannot be compared.\n';
  return helpOf('contract diff <old> <new> [options]', diffOptions, exits);
}

/** The help of `contract record`. */
export function recordUsage(): string {
  const exits =
    'Records until SIGINT (Ctrl-C) or SIGTERM. Exits then with 0 if nothing deviates from the document, 1 if something does, 2 if\nnothing was recorded, or the document or the arguments are broken.\n';
  return helpOf('contract record --spec <file> --target <url> [options]', recordOptions, exits);
}

function helpOf(command: string, options: readonly Option[], exits: string): string {
  const width = Math.max(...options.map((option) => option.usage.length));
  const lines = options.map((option) => `  ${option.usage.padEnd(width)}  ${option.says}`);
  return [`Usage: ${command}`, '', ...lines, '', exits].join('\n');
}
