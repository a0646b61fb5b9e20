/** How much a rule counts: not at all, as a warning, or as an error. */
export const severities = ['off', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

/** How much a rule counts, everywhere or in some operations. */
export interface RuleSeverity {
  readonly rule: string;
  readonly severity: Severity;
  /** The ids of the operations that it is said of; all unless told, with those of `tags`. */
  readonly operations?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The place in a config that says so, for messages. */
  readonly where?: string;
}

/** Gives how much a rule counts in an operation; undefined where nothing is said. What is said last wins. */
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
