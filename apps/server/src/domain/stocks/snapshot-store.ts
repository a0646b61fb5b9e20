import type { Profile } from '../accounts/profile.ts';
import type { Snapshot } from './snapshot.ts';

/** The latest snapshots of the market that each business has seen. */
export interface SnapshotStore {
  find(businessId: string): Promise<readonly Snapshot[]>;
  /** Keeps the snapshots; nothing when the sandbox was reset since the profile was read. */
  keep(profile: Profile, snapshots: readonly Snapshot[]): Promise<void>;
}
