import type { GrantableScope } from '@finops/contract/console/enumerations';
import { timestampOf } from '../../clock.ts';
import { InvalidState, NotFound } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { demandPlainNames } from '../../plain-name.ts';
import { type AccountDependencies, demandRoomForKey, note } from '../account-dependencies.ts';
import type { BusinessRecords } from '../account-store.ts';
import type { Act } from '../audit-entry.ts';
import { changeBusiness, demandAct } from '../change.ts';
import type { ApiKey, CreatedApiKey, Rotation } from './api-key.ts';
import { bearerOf, digestOf, hintOf, newKey, newSecret } from './api-key-credential.ts';

/** The fields of a new key. */
export interface NewApiKey {
  readonly name: string;
  /** At least one, without duplicates. */
  readonly scopes: readonly GrantableScope[];
  /** Requests per rolling minute and resource; undefined: the default limit. */
  readonly rateLimit?: number | undefined;
}

/** API keys of businesses (G24, G96). Changes take effect with the next request. */
export class ApiKeys {
  readonly #dependencies: AccountDependencies;

  constructor(dependencies: AccountDependencies) {
    this.#dependencies = dependencies;
  }

  list(businessId: string, request: PageRequest): Promise<Page<ApiKey>> {
    return this.#dependencies.store.of(businessId).apiKeys.page(request);
  }

  /** @throws NotFound when the business has no such key. */
  async get(businessId: string, apiKeyId: string): Promise<ApiKey> {
    const key = await this.#dependencies.store.of(businessId).apiKeys.find(apiKeyId);
    if (key === undefined) throw new NotFound(`API key ${apiKeyId}`);
    return key;
  }

  /**
   * Creates a key. The credential is only in the response.
   *
   * @throws FieldError for a misleading name.
   * @throws InvalidState when the business already has the maximum number of keys.
   */
  async create(
    act: Act,
    businessId: string,
    { name, scopes, rateLimit }: NewApiKey,
    credential = this.#newCredential(),
  ): Promise<CreatedApiKey> {
    const { store, ids, clock } = this.#dependencies;
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
        demandRoomForKey(this.#dependencies, await records.apiKeys.countWorking(), 'API');
        await records.apiKeys.insert(key);
        await note(this.#dependencies, records, act, {
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
   * Replaces the credential of a key; the old one is invalid when this returns. Of two concurrent rotations one is
   * refused. An interrupted rotation may have invalidated the old credential without issuing a new one: repeat it.
   *
   * @throws NotFound when the business has no such key.
   * @throws InvalidState when the key is revoked, or another request is rotating it.
   */
  async rotate(
    act: Act,
    businessId: string,
    apiKeyId: string,
    credential = this.#newCredential(),
  ): Promise<CreatedApiKey> {
    const { store, clock } = this.#dependencies;
    const { apiKeys } = store.directory;
    const seen = await this.get(businessId, apiKeyId);
    if (seen.revokedAt !== undefined) throw revoked();
    await demandAct(store, act, businessId);
    const keyHash = digestOf(credential.key);
    // From here on only the new credential works, and no one has it yet: a failure below leaves no working
    // credential.
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
    return changeBusiness(this.#dependencies.store, act, businessId, async (records) => {
      const isChanged = await records.apiKeys.rotate(apiKeyId, change);
      if (isChanged) {
        await note(this.#dependencies, records, act, {
          action: 'api_key.rotated',
          target: apiKeyId,
          facts: { name },
        });
      }
      return isChanged;
    });
  }

  /**
   * Revokes a key permanently; a revoked key stays as it is. The record is written first, so that a refused call
   * changes nothing. Repeat a call that was interrupted before the credential was invalidated.
   *
   * @throws NotFound when the business has no such key.
   */
  async revoke(act: Act, businessId: string, apiKeyId: string): Promise<ApiKey> {
    const { store } = this.#dependencies;
    const key = await this.get(businessId, apiKeyId);
    await changeBusiness(store, act, businessId, (records) => this.recordRevocation(records, act, key));
    await this.endCredentials(businessId, apiKeyId);
    return this.get(businessId, apiKeyId);
  }

  /** Records the revocation of a key in the caller's transaction; call `endCredentials` after it. */
  async recordRevocation(
    records: BusinessRecords,
    act: Act,
    { id, name }: Pick<ApiKey, 'id' | 'name'>,
  ): Promise<void> {
    if (!(await records.apiKeys.revoke(id, timestampOf(this.#dependencies.clock.now())))) return;
    await note(this.#dependencies, records, act, { action: 'api_key.revoked', target: id, facts: { name } });
  }

  /** Invalidates every credential of a key. */
  async endCredentials(businessId: string, apiKeyId: string): Promise<void> {
    const { apiKeys } = this.#dependencies.store.directory;
    await apiKeys.remove(await apiKeys.hashesOf(businessId, apiKeyId));
  }

  #newCredential() {
    const { randomness } = this.#dependencies;
    return { key: newKey(randomness), secret: newSecret(randomness) };
  }
}

function revoked(): InvalidState {
  return new InvalidState('The API key is revoked and cannot be rotated. Create a new one.');
}

function rotatedMeanwhile(): InvalidState {
  return new InvalidState('Another request has rotated or revoked the API key. Retrieve it again.');
}
