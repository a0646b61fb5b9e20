import type { ErrorName } from '@finops/contract';

/** An error response of the mock, by its name in the catalogue. */
export class MockRefusal extends Error {
  override readonly name: ErrorName;
  /** Headers required by this error, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(name: ErrorName, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = name;
    this.headers = headers;
  }
}
