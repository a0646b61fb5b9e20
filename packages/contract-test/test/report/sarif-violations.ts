import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';

const ajv = new draft04.default({ allErrors: true, strict: false, unicodeRegExp: false });
formats.default(ajv);
interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number }[];
  }[];
}

const validate = ajv.compile<Log>(sarifSchema);

/** What a text breaks of the schema of SARIF 2.1.0, and of what a rule index promises. */
export function sarifViolations(text: string): string[] {
  const log: unknown = JSON.parse(text);
  if (!validate(log))
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return log.runs.flatMap(({ tool, results }) =>
    results.flatMap(({ ruleId, ruleIndex }) =>
      tool.driver.rules[ruleIndex]?.id === ruleId ? [] : [`${ruleId} is not the rule ${ruleIndex}`],
    ),
  );
}
