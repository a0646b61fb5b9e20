/** What a person needs to use the demo business of the sandbox. Never logged; printed on the terminal only. */
export interface DemoCredentials {
  readonly businessId: string;
  /** The bearer value: base64 of `<api key>:<secret key>`, with every scope that a key can have. */
  readonly apiKey: string;
  readonly publicKey: string;
  readonly user: { readonly email: string; readonly password: string };
}
