import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { sarifSchema } from './sarif-schema.ts';

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);
interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number }[];
  }[];
}

const validate = ajv.compile<Log>(sarifSchema);

/** What a text breaks of SARIF 2.1.0, and of what a rule index promises. */
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
