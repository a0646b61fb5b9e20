/** Numbers start at one. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant, as Stryker reports it. */
export interface TriedMutant {
  readonly status:
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'Timeout'
    | 'CompileError'
    | 'RuntimeError'
    | 'Ignored';
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** The mutants of each file. */
export interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly TriedMutant[] }>
  >;
}

/** The code that a mutant replaces. */
export function codeAt(source: string, { start, end }: TriedMutant['location']): string {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }: Place) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(offsetOf(start), offsetOf(end));
}
