/** An object whose field names are stored in snake case. */
type Stored = Readonly<Record<string, unknown>>;

/** The fields with the names of the stored JSON: `accountName` becomes `account_name`. */
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
