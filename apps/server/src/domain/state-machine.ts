import { InvalidState } from './domain-error.ts';

/** A transition as a state machine of the contract lists it. */
interface ListedTransition {
  readonly from: string;
  readonly to: string;
  readonly by: string;
}

/** A state machine of the contract, from `stateMachines`. */
interface ListedMachine<State extends string, Transition extends ListedTransition> {
  readonly initial: readonly [NoInfer<State>, ...NoInfer<State>[]];
  readonly states: Readonly<Record<State, { readonly summary: string; readonly final?: boolean }>>;
  readonly moves: readonly Transition[];
}

/** What the contract lists of the states of one kind of record, and the guard of its transitions. */
export class StateMachine<State extends string, Transition extends ListedTransition> {
  /** The state of a new record. */
  readonly initial: State;
  /** Every state, in the order of the contract. */
  readonly states: readonly State[];
  readonly #listed: ListedMachine<State, Transition>;

  constructor(listed: ListedMachine<State, Transition>) {
    this.#listed = listed;
    this.initial = listed.initial[0];
    this.states = Object.keys(listed.states) as State[];
  }

  /** Whether no transition leads out of the state. */
  isFinal(state: State): boolean {
    return this.#listed.states[state].final === true;
  }

  /**
   * The transition from a state among those that fit.
   *
   * @param refusal the sentence for a state without one; it is given the states that have one.
   * @throws InvalidState with that sentence.
   */
  transition(
    from: State,
    fits: (transition: Transition) => boolean,
    refusal: (origins: readonly Transition['from'][]) => string,
  ): Transition {
    const fitting = this.#listed.moves.filter(fits);
    const found = fitting.find((one) => one.from === from);
    if (found === undefined) throw new InvalidState(refusal(fitting.map((one) => one.from)));
    return found;
  }
}
