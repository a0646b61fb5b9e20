/** Credentials of the demo business of the sandbox. Never logged; only printed on the terminal. */
export interface DemoCredentials {
  readonly businessId: string;
  /** The bearer value: base64 of `<api key>:<secret key>`. The key has every scope that a key can have. */
  readonly apiKey: string;
  readonly publicKey: string;
  readonly user: { readonly email: string; readonly password: string };
}
