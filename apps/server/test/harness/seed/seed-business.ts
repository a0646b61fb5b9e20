import type { GrantableScope } from '@finops/contract/console';
import {
  bearerOf,
  digestOf,
  newKey,
  newSecret,
} from '../../../src/domain/accounts/keys/api-key-credential.ts';
import { newPublicKey } from '../../../src/domain/accounts/keys/public-key.ts';
import { grantableScopes } from '../../../src/domain/accounts/keys/scopes.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { randomIds, systemRandomness } from '../../../src/system.ts';

/** A business with everything that a call needs. */
export interface SeededBusiness {
  readonly businessId: string;
  /** Ada Lovelace, an active customer of the business, for whom calls can be made. */
  readonly customerId: string;
  readonly apiKeyId: string;
  /** The value of `Authorization`. */
  readonly authorization: string;
  readonly publicKeyId: string;
  readonly publicKey: string;
}

export interface SeedSettings {
  /** All scopes of a key, by default. */
  readonly scopes?: readonly GrantableScope[];
  readonly rateLimit?: number;
  /** False by default. */
  readonly hasReusableKyc?: boolean;
}

/** Writes a verified business with a customer, an API key and a public key into the database. */
export async function seedBusiness(
  { kysely }: Pick<Database, 'kysely'>,
  { scopes = grantableScopes, rateLimit, hasReusableKyc = false }: SeedSettings = {},
): Promise<SeededBusiness> {
  const [businessId, customerId] = [randomIds.next('BUS_'), randomIds.next('CUS_')];
  const [apiKeyId, publicKeyId] = [randomIds.next('APK_'), randomIds.next('PBK_')];
  const created_at = '2026-05-01T00:00:00.000000Z';
  const display_currency = 'USD';
  const userId = randomIds.next('USR_');
  await kysely
    .insertInto('app_user')
    .values({
      user_id: userId,
      email: `${userId.toLowerCase()}@example.com`,
      name: 'Test owner',
      password_hash: '',
      created_at,
    })
    .execute();
  await kysely
    .insertInto('business')
    .values({
      business_id: businessId,
      user_id: userId,
      name: 'Test business',
      country_id: 'NG',
      kyb_status: 'verified',
      display_currency,
      has_reusable_kyc: hasReusableKyc,
      created_at,
      updated_at: created_at,
    })
    .execute();
  await kysely
    .insertInto('profile')
    .values([
      { business_id: businessId, profile_id: businessId, kind: 'business', display_currency, created_at },
      { business_id: businessId, profile_id: customerId, kind: 'customer', display_currency, created_at },
    ])
    .execute();
  await kysely
    .insertInto('customer')
    .values({
      business_id: businessId,
      customer_id: customerId,
      type: 'individual',
      first_name: 'Ada',
      last_name: 'Lovelace',
      compared_name: 'ada lovelace',
      searched: `ada lovelace\nada@example.com\n\n${customerId.toLowerCase()}`,
      email: 'ada@example.com',
      country_id: 'NG',
      status: 'active',
      created_at,
      updated_at: created_at,
    })
    .execute();
  const credential = { key: newKey(systemRandomness), secret: newSecret(systemRandomness) };
  await kysely
    .insertInto('api_key_directory')
    .values({
      key_hash: digestOf(credential.key),
      business_id: businessId,
      api_key_id: apiKeyId,
      secret_hash: digestOf(credential.secret),
      scopes: [...scopes],
      rate_limit: rateLimit ?? null,
    })
    .execute();
  const publicKey = newPublicKey(systemRandomness);
  await kysely
    .insertInto('public_key_directory')
    .values({ public_key: publicKey, business_id: businessId, public_key_id: publicKeyId })
    .execute();
  const authorization = `Bearer ${bearerOf(credential)}`;
  return { businessId, customerId, apiKeyId, authorization, publicKeyId, publicKey };
}
