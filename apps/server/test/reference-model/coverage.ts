import { documentedMoves, moveName, type NamedMove } from './state-files.ts';

/** What sequences came across. */
export class Coverage {
  /** How often each move occurred, by its name. */
  readonly moves = new Map<string, number>();
  /** Of the calls that can be refused. */
  accepted = 0;
  refused = 0;

  moved(move: NamedMove): void {
    const name = moveName(move);
    this.moves.set(name, (this.moves.get(name) ?? 0) + 1);
  }

  answered(isAccepted: boolean): void {
    if (isAccepted) this.accepted += 1;
    else this.refused += 1;
  }

  /** The moves of the state files that did not occur. */
  missing(): string[] {
    return documentedMoves().filter((move) => !this.moves.has(move));
  }
}
