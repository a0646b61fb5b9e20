import type { SeededBusiness } from '../harness/seed/seed-business.ts';
import type { Who } from './transitions.ts';

/** What the service answered. */
export interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error: string | undefined;
  /** The fields that a refusal tells of. */
  readonly fields: readonly string[];
  readonly text: string;
}

interface Body<Data> {
  readonly data: Data;
  readonly error?: { readonly name: string };
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** Where the two parts of the server listen that a business calls. */
export interface Addresses {
  readonly api: string;
  readonly console: string;
}

/** Calls the API and the sandbox's controls with the key of one business. */
export class Caller {
  readonly #addresses: Addresses;
  readonly #business: SeededBusiness;

  constructor(addresses: Addresses, business: SeededBusiness) {
    this.#addresses = addresses;
    this.#business = business;
  }

  profileId(who: Who): string {
    return who === 'business' ? this.#business.businessId : this.#business.customerId;
  }

  /** Reads for a profile. Throws when the answer is no success. */
  async read<Data>(path: string, profileId: string): Promise<Data> {
    const answer = await this.#call<Data>(`${this.#addresses.api}/v1${path}`, 'GET', undefined, profileId);
    if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${answer.text}`);
    return answer.data;
  }

  post<Data>(path: string, body: object | undefined, profileId: string): Promise<Answer<Data>> {
    return this.#call<Data>(`${this.#addresses.api}/v1${path}`, 'POST', body, profileId);
  }

  /** Turns a control of the sandbox. */
  control<Data>(path: string, body: object): Promise<Answer<Data>> {
    return this.#call<Data>(`${this.#addresses.console}/console/v1/sandbox${path}`, 'POST', body, undefined);
  }

  async #call<Data>(
    url: string,
    method: string,
    body: object | undefined,
    profileId: string | undefined,
  ): Promise<Answer<Data>> {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: this.#business.authorization,
        ...(profileId !== undefined && { 'X-BU-PROFILE-ID': profileId }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { data, error, fields = {} }: Body<Data> = JSON.parse(text);
    return { status: response.status, data, error: error?.name, fields: Object.keys(fields), text };
  }
}
