/** The severity of a rule: off, a warning, or an error. */
export const severities = ['off', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

/** The severity of a rule, everywhere or in some operations. */
export interface RuleSeverity {
  readonly rule: string;
  readonly severity: Severity;
  /** The ids of the operations that it applies to, in addition to those of `tags`; by default all. */
  readonly operations?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The place in a config that sets it, for messages. */
  readonly where?: string;
}

/** Returns the severity of a rule in an operation; undefined if none is set. The last setting wins. */
export function severityFinder(
  said: readonly RuleSeverity[],
  tagsOf: (operation: string) => readonly string[],
): (rule: string, operation: string | undefined) => Severity | undefined {
  const concerns = ({ operations, tags }: RuleSeverity, operation: string | undefined): boolean => {
    if (operations === undefined && tags === undefined) return true;
    if (operation === undefined) return false;
    const own = tagsOf(operation);
    return operations?.includes(operation) === true || tags?.some((tag) => own.includes(tag)) === true;
  };
  return (rule, operation) => said.findLast((one) => one.rule === rule && concerns(one, operation))?.severity;
}
