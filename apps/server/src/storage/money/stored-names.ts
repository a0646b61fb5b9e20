/** Something whose names are stored in snake case. */
type Stored = Readonly<Record<string, unknown>>;

/** The facts as stored JSON names them: `accountName` as `account_name`. */
export function storedNames(facts: object): Stored {
  return renamed(facts, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** The reverse of {@link storedNames}. */
export function domainNames(stored: object): Stored {
  return renamed(stored, (name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

function renamed(facts: object, rename: (name: string) => string): Stored {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [rename(name), value]));
}
