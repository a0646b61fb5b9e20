import type { Contract, Operation, Place } from '../contract/model.ts';

/** Something that the document leaves open, so that the behaviour of the server cannot be judged. */
export interface Question {
  readonly operation: Operation;
  /** What it is about: `query.sort`. */
  readonly subject: string;
  /** A sentence, without values from responses. */
  readonly text: string;
  /** The object of the contract that would answer it. */
  readonly node: object;
}

/** A question as reports show it. */
export interface OpenQuestion {
  /** The id of the operation. */
  readonly operation: string;
  readonly subject: string;
  readonly text: string;
  readonly place: Place;
}

/** Questions as reports show them, in the order of the operations. */
export function openQuestions(
  contract: Contract,
  operations: readonly Operation[],
  questions: readonly Question[],
): readonly OpenQuestion[] {
  return operations.flatMap((operation) =>
    questions
      .filter((question) => question.operation === operation)
      .map(({ subject, text, node }) => ({
        ...{ operation: operation.id, subject, text },
        place: contract.placeOf(node),
      })),
  );
}
