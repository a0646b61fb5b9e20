import type { Operation } from '../../../contract/model.ts';
import type { Case, Exchange, RawFinding, RequestParts } from '../../../model/case.ts';
import { caseOf, documented, isSuccess, numbered } from '../../../model/case-of.ts';
import type { Probe, ProbeContext } from '../../probe.ts';
import { isSound } from './soundness.ts';

/** A part of a flow: it yields cases and returns the result. */
export type Steps<T> = Generator<Case, T, Exchange>;

/** A finding of a flow, before it is assigned to the exchange that shows it. */
export type FlowFinding = Pick<RawFinding, 'rule' | 'cause' | 'expected' | 'actual' | 'instancePath'> & {
  /** The object of the contract that sets the expectation, and its member. */
  readonly node: object;
  readonly member?: string;
  /** The operation at fault, which need not be the one that shows it. */
  readonly of: Operation;
};

/** One run through a flow: it names the cases and tracks whether all responses follow the contract. */
export class Walk {
  readonly context: ProbeContext;
  readonly #probe: string;
  readonly #unchecked: boolean;
  readonly #named = numbered();
  #isSound = true;

  constructor(context: ProbeContext, probe: string, phase: Probe['phase']) {
    this.context = context;
    this.#probe = probe;
    this.#unchecked = phase === 'spoil';
  }

  /** Whether no exchange has findings of its own, so that a conclusion would not report the same cause twice. */
  get isSound(): boolean {
    return this.#isSound;
  }

  /** Sends a request that may get any declared response. */
  *send(
    name: string,
    operation: Operation,
    parts: RequestParts,
    extras: Pick<Case, 'tampering' | 'branch' | 'subject' | 'pause'> = {},
  ): Steps<Exchange> {
    const unchecked = this.#unchecked && { unchecked: true };
    const sent = caseOf(this.#probe, this.#named(name), operation, parts, documented, {
      ...extras,
      ...unchecked,
    });
    const exchange = yield sent;
    if (!isSound(exchange)) this.#isSound = false;
    return exchange;
  }

  /** Sends several requests of an operation concurrently. */
  *sendTogether(
    name: string,
    operation: Operation,
    requests: readonly RequestParts[],
  ): Steps<readonly Exchange[]> {
    const unchecked = this.#unchecked && { unchecked: true };
    const [first, ...beside] = requests.map((parts) =>
      caseOf(this.#probe, this.#named(name), operation, parts, documented, { ...unchecked }),
    );
    if (first === undefined) return [];
    const exchange = yield { ...first, beside };
    const all = [exchange, ...(exchange.beside ?? [])];
    if (!all.every(isSound)) this.#isSound = false;
    return all;
  }

  /** Sends a request; undefined unless it succeeds. */
  *succeed(
    name: string,
    operation: Operation,
    parts: RequestParts,
    extras: Pick<Case, 'tampering'> = {},
  ): Steps<Exchange | undefined> {
    const exchange = yield* this.send(name, operation, parts, extras);
    return isSuccess(exchange.status) && this.#isSound ? exchange : undefined;
  }

  /** A finding that an exchange shows. */
  finding({ case: sent, request }: Exchange, { node, member, of, ...found }: FlowFinding): RawFinding {
    const { contract } = this.context;
    return {
      ...found,
      operation: of,
      shared: contract.isShared(node),
      place: contract.placeOf(node, member),
      case: sent,
      request,
    };
  }
}

/** A probe that runs a flow; its conclusion counts only if none of its exchanges has a finding. */
export function flowProbe(
  id: string,
  operations: readonly Operation[],
  phase: Probe['phase'],
  go: (walk: Walk) => Steps<readonly RawFinding[]>,
): Probe {
  return {
    id,
    operations: [...new Set(operations.map((operation) => operation.id))],
    phase,
    *run(context) {
      const walk = new Walk(context, id, phase);
      const found = yield* go(walk);
      return walk.isSound ? found : [];
    },
  };
}
