import { isIP } from 'node:net';
import type { Environment, Variable } from './env.ts';
import { Secret } from './secret.ts';

/** The configuration is invalid. Each fault names its variable and what to set it to. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** An IP address, or the network that shares its first `prefix` bits. */
export interface Network {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
  readonly prefix: number;
}

/** Minimum length of a secret key. */
export const SECRET_KEY_BYTES = 32;

/** A key, identified by its name. */
export interface NamedKey {
  /** Letters, digits, hyphens and underscores. */
  readonly name: string;
  /** Base64 of 32 bytes. */
  readonly key: Secret;
}

/** Reads environment variables and collects all faults, so they are reported together. */
export class Values {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: Variable): string | undefined {
    return this.#environment[name];
  }

  oneOf<Choice extends string>(name: Variable, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const choice = choices.find((one) => one === text);
    if (choice === undefined) this.#fault(`${name} is "${text}". Set it to ${choices.join(' or ')}.`);
    return choice ?? otherwise;
  }

  flag(name: Variable, otherwise = false): boolean {
    return this.oneOf(name, ['true', 'false'], otherwise ? 'true' : 'false') === 'true';
  }

  whole(name: Variable, otherwise: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.#fault(`${name} is "${text}". Set it to a whole number from ${least} to ${most}.`);
    return otherwise;
  }

  /** Port 0 takes any free one. */
  port(name: Variable, otherwise: number): number {
    return this.whole(name, otherwise, 0, 65_535);
  }

  url(name: Variable, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined || this.#isUrl(text, protocols)) return text;
    this.#fault(`${name} is "${text}". Set it to a URL that begins with ${protocols.join('// or ')}//.`);
    return undefined;
  }

  /** A URL that paths are appended to, without a trailing slash. */
  baseUrl(name: Variable, otherwise: string): string {
    return (this.url(name, ['http:', 'https:']) ?? otherwise).replace(/\/$/, '');
  }

  /** A URL that may contain a password, so messages do not repeat it. */
  secretUrl(name: Variable, protocols: readonly string[]): Secret | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (this.#isUrl(text, protocols)) return new Secret(text);
    this.#fault(`${name} is not a valid URL. Set it to one that begins with ${protocols.join('// or ')}//.`);
    return undefined;
  }

  /** The e-mail address of a sender. */
  emailAddress(name: Variable, isNeeded: boolean): string | undefined {
    const text = this.text(name);
    if (text === undefined ? !isNeeded : /^[^\s@<>,"]+@[^\s@<>,"]+$/.test(text)) return text;
    const found = text === undefined ? 'not set' : `"${text}"`;
    this.#fault(`${name} is ${found}. Set it to the e-mail address of the sender: console@example.com.`);
    return undefined;
  }

  /** Comma-separated addresses and networks: `10.0.0.0/8, 2001:db8::1`. */
  networks(name: Variable): Network[] {
    return (this.text(name) ?? '').split(',').flatMap((part) => {
      const text = part.trim();
      const network = text === '' ? undefined : networkIn(text);
      if (text !== '' && network === undefined) {
        this.#fault(
          `${name} contains "${text}". Set it to comma-separated IP addresses and networks: 10.0.0.0/8, 192.0.2.7.`,
        );
      }
      return network === undefined ? [] : [network];
    });
  }

  /** The URL of a PostgreSQL database. The host is the authority or, for a Unix socket, the parameter `host`. */
  databaseUrl(name: Variable): Secret | undefined {
    const address = this.secretUrl(name, ['postgres:', 'postgresql:']);
    if (address === undefined) return undefined;
    const { hostname, pathname, searchParams } = new URL(address.reveal());
    const lacking = [
      ...(hostname === '' && !searchParams.get('host') ? ['host'] : []),
      ...(pathname.length > 1 ? [] : ['database']),
    ];
    if (lacking.length === 0) return address;
    this.#fault(
      `${name} has no ${lacking.join(' and no ')}. Set it to postgresql://user:password@host:5432/database.`,
    );
    return undefined;
  }

  secretKey(name: Variable, otherwise: string): Secret {
    const text = this.text(name);
    if (text === undefined) return new Secret(otherwise);
    const canonical = /^[A-Za-z0-9+/]+={0,2}$/.test(text);
    if (!canonical || Buffer.from(text, 'base64').length < SECRET_KEY_BYTES) {
      this.#fault(
        `${name} is not base64 of at least ${SECRET_KEY_BYTES} bytes. Set it to the output of \`openssl rand -base64 32\`.`,
      );
    }
    return new Secret(text);
  }

  /** Comma-separated keys with distinct names: `2026:<base64 of 32 bytes>, 2025:<base64 of 32 bytes>`. */
  namedKeys(name: Variable): NamedKey[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const parts = text.split(',');
    const keys = parts.flatMap((part) => {
      const [, keyName, key] = /^\s*([\w-]{1,32}):([A-Za-z0-9+/]{43}=)\s*$/.exec(part) ?? [];
      return keyName === undefined || key === undefined ? [] : [{ name: keyName, key: new Secret(key) }];
    });
    if (keys.length < parts.length) {
      this.#fault(
        `${name} is not a list of named 32-byte keys. Set it to names and outputs of \`openssl rand -base64 32\`: 2026:…, 2025:….`,
      );
    }
    if (new Set(keys.map((one) => one.name)).size < keys.length) {
      this.#fault(`${name} repeats a name. Give each key a unique name.`);
    }
    return keys;
  }

  /** A required text. */
  needed(name: Variable, pattern: RegExp, example: string): string {
    const text = this.text(name);
    if (text !== undefined && pattern.test(text)) return text;
    const found = text === undefined ? 'not set' : `"${text}"`;
    this.#fault(`${name} is ${found}. Set it to ${example}.`);
    return '';
  }

  /** A required secret. */
  neededSecret(name: Variable): Secret {
    const text = this.text(name);
    if (text === undefined) this.#fault(`${name} is not set.`);
    return new Secret(text ?? '');
  }

  #isUrl(text: string, protocols: readonly string[]): boolean {
    return URL.canParse(text) && protocols.includes(new URL(text).protocol);
  }

  #fault(sentence: string): void {
    this.faults.push(sentence);
  }
}

function networkIn(text: string): Network | undefined {
  const [, address = '', given] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const prefix = given === undefined ? bits : Number(given);
  return version === 0 || prefix > bits
    ? undefined
    : { family: version === 6 ? 'ipv6' : 'ipv4', address, prefix };
}
