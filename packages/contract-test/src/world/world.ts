import type { Json, Operation, Parameter } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import type { Creations } from './creations.ts';
import type { KnownEtags } from './known-etags.ts';
import type { Originals } from './originals.ts';
import type { TakenValues } from './taken-values.ts';

/** What responses have shown of the target: existing things with their identifiers, and successful exchanges. */
export interface World {
  /** Whether writes are only offered things that the run created. */
  readonly ownOnly: boolean;
  /** The things that the run created. */
  readonly creations: Creations;
  /** Singletons, as they were before the run changed them. */
  readonly originals: Originals;
  readonly etags: KnownEtags;
  readonly taken: TakenValues;
  /** Begins a probe: things changed by earlier probes are offered last to operations that write. */
  startProbe(): void;
  /** Whether earlier probes changed every thing that a writing operation may target. */
  isUsedUp(operation: Operation): boolean;
  /** Records an exchange. */
  observe(exchange: Exchange): void;
  /**
   * Values that were seen for a path or query parameter (`/v1/things/{id}`: the `id` of each thing), the newest first;
   * for an operation that writes, only those that it may change.
   */
  known(operation: Operation, parameter: Parameter): Iterable<Json>;
  /** Identifiers of the things that a name such as `owner_id` or `ownerId` refers to, the newest first. */
  referredBy(name: string): Iterable<Json>;
  /**
   * Whether the first request of an operation, built from the examples of the contract, was refused because of its
   * content.
   */
  isRefusedAsShown(operation: Operation): boolean;
  /** The last exchange of an operation with a 2XX response. */
  lastSuccess(operation: Operation): Exchange | undefined;
}
