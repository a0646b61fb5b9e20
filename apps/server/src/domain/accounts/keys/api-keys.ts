import type { GrantableScope } from '@finops/contract/console';
import { timestampOf } from '../../clock.ts';
import { InvalidState, NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountParts, demandRoomForKey, note } from '../account-parts.ts';
import type { BusinessRecords } from '../account-store.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness, demandAct } from '../change.ts';
import type { ApiKey, CreatedApiKey, Rotation } from './api-key.ts';
import { bearerOf, digestOf, hintOf, newKey, newSecret } from './api-key-credential.ts';

/** What a new key is to be. */
export interface NewApiKey {
  readonly name: string;
  /** At least one, none twice. */
  readonly scopes: readonly GrantableScope[];
  /** Requests per rolling minute and resource; undefined: the usual limit. */
  readonly rateLimit?: number | undefined;
}

/** The API keys of businesses (G24, G96). What is done to one holds from the next request on. */
export class ApiKeys {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  list(businessId: string, request: PageRequest): Promise<Page<ApiKey>> {
    return this.#parts.store.of(businessId).apiKeys.page(request);
  }

  /** @throws NotFound when the business has no such key. */
  async get(businessId: string, apiKeyId: string): Promise<ApiKey> {
    const key = await this.#parts.store.of(businessId).apiKeys.find(apiKeyId);
    if (key === undefined) throw new NotFound(`API key ${apiKeyId}`);
    return key;
  }

  /**
   * Makes a key. The credential is in the answer and nowhere else.
   *
   * @throws FieldError for a name that misleads.
   * @throws InvalidState when the business has as many as it may.
   */
  async create(
    act: Act,
    businessId: string,
    { name, scopes, rateLimit }: NewApiKey,
    credential = this.#newCredential(),
  ): Promise<CreatedApiKey> {
    const { store, ids, clock } = this.#parts;
    demandPlainNames({ name });
    const key: ApiKey = {
      id: ids.next('APK_'),
      name,
      hint: hintOf(credential.key),
      scopes,
      rateLimit,
      createdBy: act.actor.id,
      createdAt: timestampOf(clock.now()),
      rotatedAt: undefined,
      rotatedBy: undefined,
      revokedAt: undefined,
      lastUsedAt: undefined,
    };
    await store.directory.apiKeys.insert(digestOf(credential.key), {
      businessId,
      apiKeyId: key.id,
      secretHash: digestOf(credential.secret),
      scopes,
      rateLimit,
    });
    try {
      await changeBusiness(store, act, businessId, async (records) => {
        demandRoomForKey(this.#parts, await records.apiKeys.countWorking(), 'API');
        await records.apiKeys.insert(key);
        await note(this.#parts, records, act, {
          action: 'api_key.created',
          target: key.id,
          facts: { name, scopes, ...(rateLimit !== undefined && { rate_limit: rateLimit }) },
        });
      });
    } catch (refusal) {
      await store.directory.apiKeys.remove([digestOf(credential.key)]);
      throw refusal;
    }
    return { ...key, credential: bearerOf(credential) };
  }

  /**
   * Gives a key another credential; the one before is dead when this returns. Of two rotations at once one is refused. One that breaks
   * off may have ended the credential before without giving another: it is done again.
   *
   * @throws NotFound when the business has no such key.
   * @throws InvalidState when the key is revoked, or is rotated by another call right now.
   */
  async rotate(
    act: Act,
    businessId: string,
    apiKeyId: string,
    credential = this.#newCredential(),
  ): Promise<CreatedApiKey> {
    const { store, clock } = this.#parts;
    const { apiKeys } = store.directory;
    const seen = await this.get(businessId, apiKeyId);
    if (seen.revokedAt !== undefined) throw revoked();
    await demandAct(store, act, businessId);
    const keyHash = digestOf(credential.key);
    // From here on only the new credential works, which nobody knows yet: whatever fails below opens nothing.
    const isReplaced = await apiKeys.replace(await apiKeys.hashesOf(businessId, apiKeyId), keyHash, {
      businessId,
      apiKeyId,
      secretHash: digestOf(credential.secret),
      scopes: seen.scopes,
      rateLimit: seen.rateLimit,
    });
    if (!isReplaced) throw rotatedMeanwhile();
    const change: Rotation = {
      hint: hintOf(credential.key),
      rotatedAt: timestampOf(clock.now()),
      rotatedBy: act.actor.id,
    };
    const isRotated = await this.#rotated(act, businessId, apiKeyId, change, seen.name).catch(
      async (refusal) => {
        await apiKeys.remove([keyHash]);
        throw refusal;
      },
    );
    const working = await apiKeys.hashesOf(businessId, apiKeyId);
    const isAlone = working.length === 1 && working.every((hash) => Buffer.compare(hash, keyHash) === 0);
    if (!isRotated || !isAlone) {
      await apiKeys.remove([keyHash]);
      throw rotatedMeanwhile();
    }
    return { ...seen, ...change, credential: bearerOf(credential) };
  }

  #rotated(act: Act, businessId: string, apiKeyId: string, change: Rotation, name: string): Promise<boolean> {
    return changeBusiness(this.#parts.store, act, businessId, async (records) => {
      const isChanged = await records.apiKeys.rotate(apiKeyId, change);
      if (isChanged) {
        await note(this.#parts, records, act, {
          action: 'api_key.rotated',
          target: apiKeyId,
          facts: { name },
        });
      }
      return isChanged;
    });
  }

  /**
   * Ends a key at once and for good; one that is revoked already stays as it is. The record comes first, so that a call
   * that is refused meanwhile changes nothing; one that breaks off before the credential is dead is done again.
   *
   * @throws NotFound when the business has no such key.
   */
  async revoke(act: Act, businessId: string, apiKeyId: string): Promise<ApiKey> {
    const { store } = this.#parts;
    const key = await this.get(businessId, apiKeyId);
    await changeBusiness(store, act, businessId, (records) => this.recordRevocation(records, act, key));
    await this.endCredentials(businessId, apiKeyId);
    return this.get(businessId, apiKeyId);
  }

  /** Records that a key is revoked, in the transaction of what it comes with; `endCredentials` after it ends what opens. */
  async recordRevocation(
    records: BusinessRecords,
    act: Act,
    { id, name }: Pick<ApiKey, 'id' | 'name'>,
  ): Promise<void> {
    if (!(await records.apiKeys.revoke(id, timestampOf(this.#parts.clock.now())))) return;
    await note(this.#parts, records, act, { action: 'api_key.revoked', target: id, facts: { name } });
  }

  /** Ends whatever opens by a key. */
  async endCredentials(businessId: string, apiKeyId: string): Promise<void> {
    const { apiKeys } = this.#parts.store.directory;
    await apiKeys.remove(await apiKeys.hashesOf(businessId, apiKeyId));
  }

  #newCredential() {
    const { randomness } = this.#parts;
    return { key: newKey(randomness), secret: newSecret(randomness) };
  }
}

function revoked(): InvalidState {
  return new InvalidState('The API key is revoked and cannot be rotated. Create a new one.');
}

function rotatedMeanwhile(): InvalidState {
  return new InvalidState('Another request has rotated or revoked the API key. Retrieve it again.');
}
