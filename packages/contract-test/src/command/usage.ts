/** An option of `contract test`, as the help and the README show it. */
export interface Option {
  readonly usage: string;
  readonly says: string;
}

/** The options of `contract test`, the required ones first. */
export const testOptions: readonly Option[] = [
  {
    usage: '--spec <file>',
    says: 'the OpenAPI document (3.0, 3.1 or 3.2), YAML or JSON; it can reference other files (required)',
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
  { usage: '--baseline <file>', says: 'accept the findings listed in a file, each until it expires' },
  { usage: '--threshold <axis>=<percent>', says: 'require a minimum coverage on an axis; can be repeated' },
  {
    usage: '--report <form>',
    says: 'text, github, json:<file>, junit:<file> or html:<file>; default: text; can be repeated',
  },
  { usage: '--strict', says: 'refuse the document for what is otherwise a note on it' },
  { usage: '--replay <id>', says: 'run one case of a finding again and print its request and response' },
];

const EXITS = `Exits with 0 for no findings, 1 for findings, a missed threshold, a run that proves too little or a breaking change, 2
if the tester, a document or the arguments are broken, the target cannot be reached or nothing was tested, 130 if it
was interrupted (SIGINT or SIGTERM).
`;

const COMMANDS = `Usage: contract <command>

  contract test --spec <file> --target <url> [options]
      tests a live server against its contract; contract test --help lists the options
  contract diff <old> <new> [--format text|json|markdown] [--output <file>] [--fail-on error|warning]
               [--strict]
      compares two versions of a contract
  contract --version

${EXITS}`;

/** The help of `contract`. */
export function usage(): string {
  return COMMANDS;
}

/** The help of `contract test`. */
export function testUsage(): string {
  const width = Math.max(...testOptions.map((option) => option.usage.length));
  const lines = testOptions.map((option) => `  ${option.usage.padEnd(width)}  ${option.says}`);
  return ['Usage: contract test --spec <file> --target <url> [options]', '', ...lines, '', EXITS].join('\n');
}
