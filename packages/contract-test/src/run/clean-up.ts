import type { Contract, Operation } from '../contract/model.ts';
import { shapeOf } from '../contract/path-template.ts';
import type { Exchange } from '../model/case.ts';
import { caseOf, documented, isSuccess } from '../model/case-of.ts';
import type { Profile } from '../model/profile.ts';
import { RunEnded } from '../model/run-ended.ts';
import type { EarlyEnd, Leftover } from '../model/test-result.ts';
import { memberRequest } from '../probes/flows/steps/member-request.ts';
import { withFreshKeys } from '../probes/requests/parameter-values.ts';
import type { Creation, Creations } from '../world/creations.ts';
import type { Originals } from '../world/originals.ts';
import type { Driver } from './drive.ts';
import { putBack } from './put-back.ts';

/** The name of clean-up requests. */
const NAME = 'clean-up';

/** The time limit for the clean-up of an interrupted run, in milliseconds. */
const LAST_MOMENTS = 10_000;

/** How often failed removals are retried, since another thing may have blocked them. */
const PASSES = 2;

export interface CleanUpSettings {
  readonly contract: Contract;
  readonly creations: Creations;
  readonly originals: Originals;
  readonly driver: Driver;
  readonly profile: Profile;
  /** Ends the clean-up when it aborts. */
  readonly signal: AbortSignal | undefined;
  readonly onExchange: (exchange: Exchange) => void;
  readonly onStep: (operation: string, step: number, of: number) => void;
}

/** What remains after a clean-up, and why it ended early. */
export interface CleanUp {
  readonly left: readonly Leftover[];
  readonly ended: EarlyEnd | undefined;
}

/**
 * Restores singletons to their former value, and removes what the run created, the newest first, with the DELETE of the
 * contract. A mock has created nothing, whatever it responds.
 */
export async function cleanUp(settings: CleanUpSettings): Promise<CleanUp> {
  const { contract, creations, profile } = settings;
  if (profile === 'mock') return { left: [], ended: undefined };
  const removals = new Map(
    contract.operations
      .filter(({ method }) => method === 'DELETE')
      .map((one) => [shapeOf(one.path), one] as const),
  );
  const refusals = new Map<Creation, string>();
  const { originals, driver, signal, onExchange } = settings;
  let unset: readonly Leftover[] = [];
  let ended: EarlyEnd | undefined;
  try {
    unset = await putBack(contract, originals.changed(), driver, signal, onExchange);
    for (let pass = 1; pass <= PASSES; pass += 1) await removeAll(settings, removals, refusals);
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error;
    ended = error.end;
  }
  const left = creations.left().map((creation) => {
    const remove = removalOf(creation, removals);
    return {
      operation: creation.operation.id,
      path: pathOf(creation),
      reason: reasonFor(creation, remove, refusals.get(creation)),
    };
  });
  return { left: [...left, ...unset], ended };
}

function reasonFor({ isOwn }: Creation, remove: Operation | undefined, refusal: string | undefined): string {
  if (!isOwn)
    return 'it may have existed before: the request chose its identifier, and the response was not 201';
  if (remove === undefined) return 'the document has no DELETE for it';
  return refusal ?? `the clean-up ended before reaching it (${remove.id})`;
}

/** The operation that removes a thing; undefined if there is none, or if the thing may have existed before. */
function removalOf(
  { isAddressed, isOwn, shape }: Creation,
  removals: ReadonlyMap<string, Operation>,
): Operation | undefined {
  return isAddressed && isOwn ? removals.get(shape) : undefined;
}

/** Tries once to remove each thing. */
async function removeAll(
  { creations, driver, signal, onExchange, onStep }: CleanUpSettings,
  removals: ReadonlyMap<string, Operation>,
  refusals: Map<Creation, string>,
): Promise<void> {
  const context = driver.contextOf(NAME);
  const removable = creations.left().flatMap((creation) => {
    const remove = removalOf(creation, removals);
    return remove === undefined ? [] : [{ creation, remove }];
  });
  for (const [at, { creation, remove }] of removable.entries()) {
    if (!creations.isLeft(creation)) continue;
    onStep(remove.id, at + 1, removable.length);
    const parts = memberRequest(context, remove, creation.address);
    if (parts === undefined) {
      refusals.set(creation, `no valid request could be built for ${remove.id}`);
      continue;
    }
    const sent = caseOf(
      NAME,
      `${remove.id}/${at + 1}`,
      remove,
      withFreshKeys(context, remove, parts),
      documented,
    );
    const exchange = await driver.ask(sent, signal);
    onExchange(exchange);
    const { answer, status } = exchange;
    if (isSuccess(status)) continue;
    const seen = answer.kind === 'none' ? 'got no response' : `returned ${status}`;
    refusals.set(creation, `${remove.id} ${seen}`);
  }
}

/** `/things/7`, or the path of its creation if its identifier is unknown. */
function pathOf({ shape, address }: Creation): string {
  const values = [...address];
  return shape.replaceAll('{}', () => encodeURIComponent(String(values.shift() ?? '')));
}

/**
 * The signal that ends the clean-up of a run: normally, and after a used-up budget, the caller's; for an interrupted
 * run one that aborts after ten seconds; for a lost target one that is already aborted.
 */
export function cleanUpSignal(
  early: EarlyEnd | undefined,
  signal: AbortSignal | undefined,
): AbortSignal | undefined {
  if (early === undefined || early.kind === 'budget') return signal;
  return early.kind === 'target-lost' ? AbortSignal.abort() : AbortSignal.timeout(LAST_MOMENTS);
}
