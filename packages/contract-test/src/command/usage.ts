/** An option of `contract test`, as the help and the README show it. */
export interface Option {
  readonly usage: string;
  readonly says: string;
}

/** The options of `contract test`, the required ones first. */
export const testOptions: readonly Option[] = [
  {
    usage: '--spec <file>',
    says: 'the OpenAPI 3.1 document, YAML or JSON; it may refer to other files (required)',
  },
  { usage: '--target <url>', says: 'the address that the paths of the document are appended to (required)' },
  { usage: '--profile server|mock|upstream', says: 'what the target is; server unless given' },
  {
    usage: "--header 'Name: value'",
    says: 'a header line of every request, such as a credential; may be repeated',
  },
  {
    usage: "--credential <scheme>='Name: value'",
    says: 'a header line for the operations of one security scheme, in place of one of its name; may be repeated',
  },
  {
    usage: "--unscoped 'Name: value'",
    says: 'a header line of a second credential that has no scopes; may be repeated',
  },
  { usage: '--seed <n>', says: 'the whole number that all random values come from; 1 unless given' },
  { usage: '--operations <a,b>', says: 'test only these operations' },
  { usage: '--except <a,b>', says: 'test all operations but these' },
  { usage: '--scenarios <folder>', says: 'run the Arazzo scenarios of a folder too' },
  {
    usage: '--target-of <source>=<url>',
    says: 'the address of another source that the scenarios call; may be repeated',
  },
  {
    usage: '--allow-existing',
    says: 'change and remove what was there before the run too; only what the run created unless given',
  },
  {
    usage: '--require-success',
    says: 'report every operation that never succeeded as a finding of its own',
  },
  { usage: '--baseline <file>', says: 'accept the findings that a file lists, each until its day' },
  { usage: '--threshold <axis>=<percent>', says: 'ask for so much coverage on an axis; may be repeated' },
  {
    usage: '--report <form>',
    says: 'text, github, json:<file>, junit:<file> or html:<file>; text unless given; may be repeated',
  },
  { usage: '--replay <id>', says: 'run one case of a finding again, and print its request and answer' },
];

const EXITS = `Exits with 0 when nothing was found, 1 for findings, a missed threshold, a run that proves little or a breaking change, 2
when the tester, a document or the arguments are broken, the target cannot be reached or nothing was tested, 130 when it
was interrupted (SIGINT or SIGTERM).
`;

const COMMANDS = `Usage: contract <command>

  contract test --spec <file> --target <url> [options]
      holds a live server against its contract; contract test --help lists the options
  contract diff <old> <new> [--format text|json|markdown] [--output <file>] [--fail-on error|warning]
      tells what breaks from one contract to another
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
