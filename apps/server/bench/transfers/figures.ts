/** What is measured, in the order of a round. */
export const SUBJECTS = [
  'TPC-B',
  'commit_batch',
  'ledger',
  'HTTP',
  'HTTP with a key',
  'commit_batch, one balance',
  'ledger, one balance',
  'HTTP, one balance',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** A promise about a ratio, with what was measured. */
export interface Promised {
  readonly what: string;
  readonly measured: number;
  readonly target: number;
  readonly kind: 'at least';
}

/** Transactions per second, round by round. */
export interface Figures {
  rounds(subject: Subject): readonly number[];
  median(subject: Subject): number;
  /** The median of the ratios of the rounds, whose two figures were measured one soon after the other. */
  ratio(subject: Subject, by: Subject): number;
}

/** A round this many times slower or faster than the median tells of a machine that did other work meanwhile. */
const SPREAD = 1.3;

export function figuresOf(measured: ReadonlyMap<Subject, readonly number[]>): Figures {
  const rounds = (subject: Subject) => measured.get(subject) ?? [];
  return {
    rounds,
    median: (subject) => median(rounds(subject)),
    ratio: (subject, by) => {
      const divisors = rounds(by);
      const ratios = rounds(subject).map((figure, round) => figure / (divisors[round] ?? Number.NaN));
      return Number(median(ratios).toFixed(2));
    },
  };
}

/** What the project promises about the speed of transfers. */
export function promisesOf({ ratio }: Figures): Promised[] {
  const atLeast = (what: string, measured: number, target: number): Promised => ({
    what,
    measured,
    target,
    kind: 'at least',
  });
  return [
    atLeast('HTTP ÷ commit_batch', ratio('HTTP', 'commit_batch'), 0.55),
    atLeast('HTTP with a key ÷ commit_batch', ratio('HTTP with a key', 'commit_batch'), 0.4),
    atLeast('ledger ÷ commit_batch', ratio('ledger', 'commit_batch'), 0.76),
    atLeast(
      'one balance: ledger ÷ commit_batch',
      ratio('ledger, one balance', 'commit_batch, one balance'),
      3,
    ),
  ];
}

export function isKept({ measured, target }: Promised): boolean {
  return measured >= target;
}

/** Subjects whose rounds lie far apart, in words. */
export function spread(figures: Figures): string[] {
  return SUBJECTS.flatMap((subject) => {
    const rounds = figures.rounds(subject);
    const middle = figures.median(subject);
    const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
    return most > SPREAD * middle || least * SPREAD < middle
      ? [`${subject}: ${Math.round(middle)}/s, rounds from ${Math.round(least)} to ${Math.round(most)}`]
      : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
