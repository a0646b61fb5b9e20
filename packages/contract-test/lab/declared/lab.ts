import type { Answer, WireRequest } from '../../src/model/message.ts';
import type { RuleName } from '../../src/model/rules.ts';
import type { Description } from './description.ts';
import type { Changes } from './server.ts';

/** An API with the faults and the unusual but correct habits that its server can have. */
export interface DeclaredLab {
  /** The file of the contract, in this folder. */
  readonly document: string;
  /** Correct servers. The faults show on those of `spoiled`. */
  readonly servers: readonly Description[];
  readonly spoiled: readonly Description[];
  readonly faults: readonly DeclaredFault[];
  readonly habits: readonly Habit[];
}

/** A fault, the finding expected for it, and the change of the description that produces it. */
export type DeclaredFault = readonly [
  says: string,
  finding: `${RuleName} ${string}`,
  ...change: Changes[number],
];

/** A correct behaviour that is easily mistaken for a fault. */
export interface Habit {
  readonly says: string;
  readonly changes: Changes;
  readonly around?: (serve: (request: WireRequest) => Answer) => (request: WireRequest) => Answer;
}

/** Faults of one list, each with its rule and the place below `/<resource>/list` that it changes. */
export function faultsOf(
  resource: string,
  operation: string,
  faults: readonly (readonly [says: string, rule: RuleName, pointer: string, value: unknown])[],
): readonly DeclaredFault[] {
  return faults.map(([says, rule, pointer, value]) => [
    says,
    `${rule} ${operation}`,
    `/${resource}/list/${pointer}`,
    value,
  ]);
}
