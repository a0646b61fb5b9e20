import type { Profile } from '../accounts/profile.ts';
import type { Snapshot } from './snapshot.ts';

/** Stores the latest market snapshots of each business. */
export interface SnapshotStore {
  find(businessId: string): Promise<readonly Snapshot[]>;
  /** Stores the snapshots; does nothing if the sandbox was reset since the profile was read. */
  keep(profile: Profile, snapshots: readonly Snapshot[]): Promise<void>;
}
