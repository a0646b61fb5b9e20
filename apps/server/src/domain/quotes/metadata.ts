import { FieldError } from '../domain-error.ts';

/** Data of the caller, without effect (G313). */
export type Metadata = Readonly<Record<string, string>>;

const LONGEST_KEY = 40;

/** @throws FieldError on each key that is empty or too long. */
export function checkedMetadata(metadata: Metadata | undefined): Metadata | undefined {
  const wrong = Object.keys(metadata ?? {}).filter((key) => key === '' || [...key].length > LONGEST_KEY);
  if (wrong.length === 0) return metadata;
  throw new FieldError(
    Object.fromEntries(
      wrong.map((key) => [
        `metadata.${key.slice(0, LONGEST_KEY)}`,
        [`This key has ${[...key].length} characters. Use 1 to ${LONGEST_KEY}.`],
      ]),
    ),
  );
}
