import { timestampOf } from '../../clock.ts';
import { NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountDependencies, demandRoomForKey, note } from '../account-dependencies.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness } from '../change.ts';
import { newPublicKey, type PublicKey } from './public-key.ts';

/** The public keys of businesses (G24). */
export class PublicKeys {
  readonly #dependencies: AccountDependencies;

  constructor(dependencies: AccountDependencies) {
    this.#dependencies = dependencies;
  }

  list(businessId: string, request: PageRequest): Promise<Page<PublicKey>> {
    return this.#dependencies.store.of(businessId).publicKeys.page(request);
  }

  /** @throws InvalidState when the business already has the maximum number of keys. */
  async create(
    act: Act,
    businessId: string,
    name: string,
    value = newPublicKey(this.#dependencies.randomness),
  ): Promise<PublicKey> {
    const { store, ids, clock } = this.#dependencies;
    demandPlainNames({ name });
    const key: PublicKey = {
      id: ids.next('PBK_'),
      name,
      value,
      createdBy: act.actor.id,
      createdAt: timestampOf(clock.now()),
      revokedAt: undefined,
    };
    await store.directory.publicKeys.insert(value, businessId, key.id);
    try {
      await changeBusiness(store, act, businessId, async (records) => {
        demandRoomForKey(this.#dependencies, await records.publicKeys.countWorking(), 'public');
        await records.publicKeys.insert(key);
        await note(this.#dependencies, records, act, {
          action: 'public_key.created',
          target: key.id,
          facts: { name },
        });
      });
    } catch (refusal) {
      await store.directory.publicKeys.remove(value);
      throw refusal;
    }
    return key;
  }

  /**
   * Revokes a key permanently; a revoked key stays as it is. The record is written first, so that a refused call
   * changes nothing. Repeat a call that was interrupted before the key was invalidated.
   *
   * @throws NotFound when the business has no such key.
   */
  async revoke(act: Act, businessId: string, publicKeyId: string): Promise<PublicKey> {
    const { store, clock } = this.#dependencies;
    const { name, value } = await this.#get(businessId, publicKeyId);
    await changeBusiness(store, act, businessId, async (records) => {
      if (await records.publicKeys.revoke(publicKeyId, timestampOf(clock.now()))) {
        await note(this.#dependencies, records, act, {
          action: 'public_key.revoked',
          target: publicKeyId,
          facts: { name },
        });
      }
    });
    await store.directory.publicKeys.remove(value);
    return this.#get(businessId, publicKeyId);
  }

  async #get(businessId: string, publicKeyId: string): Promise<PublicKey> {
    const key = await this.#dependencies.store.of(businessId).publicKeys.find(publicKeyId);
    if (key === undefined) throw new NotFound(`public key ${publicKeyId}`);
    return key;
  }
}
