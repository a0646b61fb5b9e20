import { UsageError } from './terminal.ts';

const forms = ['text', 'github', 'json', 'junit', 'html'] as const;

/** A report that is asked for, and the file that it goes to; onto the terminal without one. */
export interface ReportTarget {
  readonly form: (typeof forms)[number];
  readonly file: string | undefined;
}

/** Reads `text`, `github`, `json:<file>`, `junit:<file>` or `html:<file>`. Throws a UsageError. */
export function readReportTarget(text: string): ReportTarget {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  const file = colon < 0 ? undefined : text.slice(colon + 1);
  const form = forms.find((known) => known === name);
  if (form === undefined) {
    throw new UsageError(
      `--report "${text}" is unknown: give text, github, json:<file>, junit:<file> or html:<file>.`,
    );
  }
  const takesFile = form !== 'text' && form !== 'github';
  if (takesFile && (file === undefined || file === '')) {
    throw new UsageError(`--report ${form} goes to a file: give ${form}:<file>.`);
  }
  if (!takesFile && file !== undefined) {
    throw new UsageError(`--report ${form} goes to the terminal: give it without a file.`);
  }
  return { form, file };
}
