import type { ErrorName } from '@finops/contract';

/** An error that the mock answers by its name in the catalogue. */
export class MockRefusal extends Error {
  override readonly name: ErrorName;
  /** Headers that the response must carry because of this error, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(name: ErrorName, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = name;
    this.headers = headers;
  }
}
