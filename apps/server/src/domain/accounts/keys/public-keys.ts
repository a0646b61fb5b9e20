import { timestampOf } from '../../clock.ts';
import { NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountParts, demandRoomForKey, note } from '../account-parts.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness } from '../change.ts';
import { newPublicKey, type PublicKey } from './public-key.ts';

/** The public keys of businesses (G24). */
export class PublicKeys {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  list(businessId: string, request: PageRequest): Promise<Page<PublicKey>> {
    return this.#parts.store.of(businessId).publicKeys.page(request);
  }

  /** @throws InvalidState when the business has as many as it may. */
  async create(
    act: Act,
    businessId: string,
    name: string,
    value = newPublicKey(this.#parts.randomness),
  ): Promise<PublicKey> {
    const { store, ids, clock } = this.#parts;
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
        demandRoomForKey(this.#parts, await records.publicKeys.countWorking(), 'public');
        await records.publicKeys.insert(key);
        await note(this.#parts, records, act, {
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
   * Ends a key at once and for good; one that is revoked already stays as it is. The record comes first, so that a call
   * that is refused meanwhile changes nothing; one that breaks off before the key is dead is done again.
   *
   * @throws NotFound when the business has no such key.
   */
  async revoke(act: Act, businessId: string, publicKeyId: string): Promise<PublicKey> {
    const { store, clock } = this.#parts;
    const { name, value } = await this.#get(businessId, publicKeyId);
    await changeBusiness(store, act, businessId, async (records) => {
      if (await records.publicKeys.revoke(publicKeyId, timestampOf(clock.now()))) {
        await note(this.#parts, records, act, {
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
    const key = await this.#parts.store.of(businessId).publicKeys.find(publicKeyId);
    if (key === undefined) throw new NotFound(`public key ${publicKeyId}`);
    return key;
  }
}
