import fc from 'fast-check';
import { lengthOf } from './json-value.ts';

const compiled = new Map<string, RegExp | undefined>();
const arbitraries = new Map<string, fc.Arbitrary<string> | undefined>();
const pools = new Map<string, readonly string[]>();

/** Strings that may match a pattern that cannot be sampled. */
const guesses = [
  'a',
  'A',
  '0',
  'abc',
  'ABC',
  'Abc1',
  '123',
  'a1',
  'A1b2C3d4',
  'abcdefgh',
  'a-b',
  'a_b',
  'a.b',
  'a b',
  '',
];

/** Whether a string matches a pattern as JSON Schema defines it: unanchored, in Unicode mode. */
export function matches(pattern: string, text: string): boolean {
  return expression(pattern)?.test(text) ?? true;
}

/** Strings that match a pattern, always the same ones, the plainest first; empty if none is found. */
export function patternTexts(pattern: string): readonly string[] {
  const known = pools.get(pattern);
  if (known !== undefined) return known;
  const pool = [
    ...new Set([...sampled(pattern, 1, 60), ...guesses.filter((text) => matches(pattern, text))]),
  ];
  pool.sort((one, other) => oddness(one) - oddness(other));
  pools.set(pattern, pool);
  return pool;
}

/** Some strings that match a pattern, generated from a seed. */
export function randomPatternTexts(pattern: string, seed: number): readonly string[] {
  return sampled(pattern, seed, 4);
}

/** Variations of a matching string, most of which do not match, each with the change made. */
export function* spoiledTexts(text: string): Generator<readonly [text: string, how: string]> {
  yield ['', 'an empty text'];
  for (const extra of ['!', '/', ' ', 'é']) yield [`${text}${extra}`, 'another character at the end'];
  for (const extra of ['!', '/', ' ', 'é']) yield [`${extra}${text}`, 'another character before it'];
  yield [`${text}\n`, 'a line break at the end'];
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    for (const other of otherClass(character)) {
      yield [
        [...characters.slice(0, at), other, ...characters.slice(at + 1)].join(''),
        'a character of another class',
      ];
    }
  }
  yield [characters.slice(0, -1).join(''), 'one character less'];
  yield [characters.slice(1).join(''), 'one character less'];
  yield [`${text}${text}`, 'the text twice'];
}

function otherClass(character: string): readonly string[] {
  if (/\d/.test(character)) return ['x', '!'];
  if (/[a-z]/.test(character)) return ['0', character.toUpperCase(), '!'];
  if (/[A-Z]/.test(character)) return ['0', character.toLowerCase(), '!'];
  return ['x', '0', '!'];
}

/** ASCII first, then medium lengths before short and long ones. */
function oddness(text: string): number {
  return (
    (/^[\x21-\x7e]*$/.test(text) ? 0 : 1000) +
    (/^[\w.@:+/ -]*$/.test(text) ? 0 : 500) +
    Math.abs(lengthOf(text) - 8)
  );
}

function sampled(pattern: string, seed: number, numRuns: number): readonly string[] {
  const arbitrary = arbitraryOf(pattern);
  if (arbitrary === undefined) return [];
  return fc
    .sample(arbitrary, { seed, numRuns })
    .filter((text) => text.isWellFormed() && matches(pattern, text));
}

function arbitraryOf(pattern: string): fc.Arbitrary<string> | undefined {
  if (!arbitraries.has(pattern)) {
    // fast-check supports neither look-around nor word boundaries: samples are made without and then filtered.
    const plain = pattern.replace(/\(\?<?[=!][^()]*\)|\\b/g, '');
    arbitraries.set(pattern, stringMatching(pattern) ?? stringMatching(plain));
  }
  return arbitraries.get(pattern);
}

function stringMatching(pattern: string): fc.Arbitrary<string> | undefined {
  const regexp = expression(pattern);
  if (regexp === undefined || pattern === '') return undefined;
  try {
    return fc.stringMatching(regexp);
  } catch {
    return undefined;
  }
}

function expression(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) {
    try {
      compiled.set(pattern, new RegExp(pattern, 'u'));
    } catch {
      compiled.set(pattern, undefined);
    }
  }
  return compiled.get(pattern);
}
