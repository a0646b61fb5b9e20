import { InvalidState } from './domain-error.ts';

/** A transition listed in a state machine of the contract. */
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

/** The states of one kind of record, by the contract, and the guard of its transitions. */
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
   * The matching transition from a state.
   *
   * @param refusal builds the message for a state without one, given the states that have one.
   * @throws InvalidState with that message.
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
