import { createRequire } from 'node:module';

/** The module in which Ajv counts the characters of a text for `minLength` and `maxLength`. */
interface CountingModule {
  default: Counting;
}

interface Counting {
  (text: string): number;
  /** How code that Ajv writes into files refers to it. */
  code?: string;
}

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * Lets Ajv, of which this process has one, count the characters of a text without a walk over it when it holds no
 * surrogate pair. The counts are the same; the walk is a fifth of what validating a long list costs.
 */
export function hastenLengthRules(): void {
  const here = createRequire(import.meta.url);
  const ajv = createRequire(here.resolve('express-openapi-validator'));
  const counting: CountingModule = ajv('ajv/dist/runtime/ucs2length');
  const walk = counting.default;
  const count: Counting = (text) => (surrogatePair.test(text) ? walk(text) : text.length);
  if (walk.code !== undefined) count.code = walk.code;
  counting.default = count;
}
