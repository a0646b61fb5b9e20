import { type RuleName, rules } from '../model/rules.ts';

/** The rules that `contract record` checks on requests. Their names are part of reports and do not change. */
const requestRules = {
  'undocumented-path': 'Every path that a request reaches is declared.',
  'undocumented-method': 'Every method that a path answers is declared.',
  'undocumented-parameter':
    'Every query parameter and header of a request is declared or belongs to HTTP itself.',
  'missing-parameter': 'Every accepted request has the required parameters and body.',
  'parameter-value': 'Every parameter of an accepted request matches its schema.',
  'request-media-type': 'The media type of every accepted request is declared.',
  'request-body': 'The body of every accepted request matches its schema.',
  'undocumented-request-field': 'Every field of an accepted request is declared.',
} as const;

/** The rules of responses that `contract record` shares with `contract test`. */
const responseRules = [
  'server-error',
  'undocumented-status',
  'media-type',
  'unreadable-body',
  'missing-header',
  'header-value',
  'undocumented-header',
  'response-body',
  'undocumented-field',
] as const satisfies readonly RuleName[];

export type RecordRule = keyof typeof requestRules | (typeof responseRules)[number];

/** What each rule for recorded traffic requires. */
export const recordRules = {
  ...requestRules,
  ...Object.fromEntries(responseRules.map((name) => [name, rules[name]])),
} as Readonly<Record<RecordRule, string>>;

const warnings: ReadonlySet<RecordRule> = new Set([
  'undocumented-parameter',
  'undocumented-request-field',
  'undocumented-header',
  'undocumented-field',
]);

/** The default severity of a rule: what the other side can ignore is a warning. */
export function defaultSeverity(rule: RecordRule): 'error' | 'warning' {
  return warnings.has(rule) ? 'warning' : 'error';
}
