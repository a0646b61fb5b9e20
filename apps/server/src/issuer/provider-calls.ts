import type { Provider } from 'oidc-provider';
import type { Clock } from '../domain/clock.ts';
import type { IssuerStore } from '../domain/oauth/issuer-record.ts';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';
import type { SigningKeys } from '../domain/oauth/signing-keys.ts';
import { type Answered, type Asked, exchange } from './exchange.ts';
import { type Issuance, within } from './issuance.ts';
import type { RecordSeal } from './record-seal.ts';

interface Dependencies {
  /** The canonical issuer. */
  readonly url: string;
  readonly store: IssuerStore;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly seal: RecordSeal;
}

/** The provider within one transaction. */
export interface ProviderCall {
  readonly provider: Provider;
  readonly issuance: Issuance;
  /** Passes a request to the provider and returns its response. */
  ask(asked: Asked): Promise<Answered>;
}

/** Calls the provider, each time in one transaction that fails as a whole, with the current signing key. */
export class ProviderCalls {
  readonly #dependencies: Dependencies;
  #built: { readonly kid: string; readonly provider: Provider } | undefined;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  /**
   * @param client the only client that the provider knows during the call.
   * @param work may run again, so it must have no other effects than those on the records.
   * @param grant the owner of a new grant.
   * @throws the internal error of the provider; nothing was changed.
   */
  async run<Result>(
    client: OAuthClient | undefined,
    work: (call: ProviderCall) => Promise<Result>,
    grant?: Issuance['grant'],
  ): Promise<Result> {
    const provider = await this.#provider();
    const { host } = new URL(this.#dependencies.url);
    return this.#dependencies.store.change((records) => {
      const issuance: Issuance = { records, client, ...(grant && { grant }) };
      const ask = async (asked: Asked): Promise<Answered> => {
        const answered = await exchange(provider.callback(), {
          ...asked,
          headers: { host, ...asked.headers },
        });
        if (answered.status < 500) return answered;
        throw issuance.failure ?? new Error(`The provider answered ${answered.status}: ${answered.text}`);
      };
      return within(issuance, () => work({ provider, issuance, ask }));
    });
  }

  async #provider(): Promise<Provider> {
    const { keys, url, clock, seal } = this.#dependencies;
    const key = await keys.signingKey();
    if (this.#built?.kid !== key.kid) {
      // Loaded on demand: loading is slow, and warns on every Node.js version that is not an LTS release.
      const { makeProvider } = await import('./provider.ts');
      this.#built = { kid: key.kid, provider: makeProvider({ url, clock, seal }, key) };
    }
    return this.#built.provider;
  }
}
