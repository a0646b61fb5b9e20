import { UsageError } from './terminal.ts';

/**
 * Formats that are printed to the terminal; `summary` is appended to the summary of the step in a workflow of GitHub.
 */
const terminalForms = ['text', 'github', 'summary'] as const;
/** Formats that are written to a file. */
const fileForms = ['markdown', 'json', 'junit', 'html', 'sarif'] as const;

/** The report formats of `contract diff`. */
export const diffForms = [...terminalForms, ...fileForms] as const;
export type DiffForm = (typeof diffForms)[number];

/** The report formats of `contract test`. */
export const testForms = [...diffForms, 'har'] as const;
export type TestForm = (typeof testForms)[number];

/** The report formats of `contract record`. */
export const recordForms = ['text', 'github', 'summary', 'markdown', 'json', 'har'] as const;
export type RecordForm = (typeof recordForms)[number];

/** A requested report and its file, undefined for the terminal. */
export interface ReportTarget<Form extends TestForm = TestForm> {
  readonly form: Form;
  readonly file: string | undefined;
}

/** The report formats of a command as its command line lists them: `text, github or json:<file>`. */
export function formsText(forms: readonly TestForm[]): string {
  const written = forms.map((form) => (takesFile(form) ? `${form}:<file>` : form));
  return `${written.slice(0, -1).join(', ')} or ${written.at(-1)}`;
}

/** Reads `text` or `json:<file>`. Throws a UsageError. */
export function readReportTarget<Form extends TestForm>(
  text: string,
  forms: readonly Form[],
): ReportTarget<Form> {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  const file = colon < 0 ? undefined : text.slice(colon + 1);
  const form = forms.find((known) => known === name);
  if (form === undefined) {
    throw new UsageError(`--report "${text}" is unknown: give ${formsText(forms)}.`);
  }
  if (takesFile(form) && (file === undefined || file === '')) {
    throw new UsageError(`--report ${form} goes to a file: give ${form}:<file>.`);
  }
  if (!takesFile(form) && file !== undefined) {
    const where = form === 'summary' ? 'the summary of the step' : 'the terminal';
    throw new UsageError(`--report ${form} goes to ${where}: give it without a file.`);
  }
  return { form, file };
}

function takesFile(form: TestForm): boolean {
  return !terminalForms.some((known) => known === form);
}
