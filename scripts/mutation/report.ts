/** Counted from one. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A change that was tried, as Stryker reports it. */
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

/** What became of the changes of each file. */
export interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly TriedMutant[] }>
  >;
}
