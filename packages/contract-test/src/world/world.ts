import type { Json, Operation, Parameter } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import type { Creations } from './creations.ts';
import type { KnownEtags } from './known-etags.ts';
import type { Originals } from './originals.ts';
import type { TakenValues } from './taken-values.ts';

/** What answers have shown of the target: things that exist and their identifiers, answers that worked. */
export interface World {
  /** Whether writes are offered only what the run created. */
  readonly ownOnly: boolean;
  /** What the run created. */
  readonly creations: Creations;
  /** What there is one of, as it was before the run changed it. */
  readonly originals: Originals;
  readonly etags: KnownEtags;
  readonly taken: TakenValues;
  /** Begins a probe: what earlier ones have changed is offered last. */
  startProbe(): void;
  /** Whether every thing that an operation that writes may go to was changed by earlier probes. */
  isUsedUp(operation: Operation): boolean;
  /** Records an exchange. */
  observe(exchange: Exchange): void;
  /** Values that were seen for a path or query parameter (`/v1/things/{id}`: the `id` of each thing), the newest first; of an operation that writes only those that it may change. */
  known(operation: Operation, parameter: Parameter): Iterable<Json>;
  /** Identifiers of the things that a name such as `owner_id` or `ownerId` refers to, the newest first. */
  referredBy(name: string): Iterable<Json>;
  /** Whether the first request of an operation, which is what the contract shows, was refused for what it says. */
  isRefusedAsShown(operation: Operation): boolean;
  /** The last exchange of an operation that ended with 2XX. */
  lastSuccess(operation: Operation): Exchange | undefined;
}
