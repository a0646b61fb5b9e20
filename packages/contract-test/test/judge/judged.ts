import { makeJudge } from '../../src/contract/judge/judge.ts';
import type { Contract, Json, Schema } from '../../src/contract/model.ts';
import type { Judge } from '../../src/contract/violation.ts';
import { loadSchemas } from '../harness/temporary-spec.ts';

interface Judged {
  readonly contract: Contract;
  readonly judge: Judge;
  readonly schema: Schema;
}

/** Loads a schema, named `Subject`, beside others, with the judge of their contract. */
export async function judged(schema: unknown, others: Record<string, unknown> = {}): Promise<Judged> {
  const contract = await loadSchemas({ Subject: schema, ...others });
  return { contract, judge: makeJudge(contract), schema: contract.schemas.Subject ?? true };
}

/** The violations of a value in a response: `<path> <keyword>: <expected> <> <actual>`. */
export async function violationsOf(
  schema: unknown,
  value: Json,
  others: Record<string, unknown> = {},
): Promise<string[]> {
  const { judge, schema: subject } = await judged(schema, others);
  return judge
    .violations(subject, value, 'response')
    .map(
      (violation) =>
        `${violation.instancePath} ${violation.keyword}: ${violation.expected} <> ${violation.actual}`,
    );
}
