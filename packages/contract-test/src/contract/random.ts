/** A stream of random numbers, the same for the same seed and name. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** A uniform integer from low to high, both included. */
  integer(low: number, high: number): number;
  /** One item of a non-empty list. */
  pick<T>(choices: readonly T[]): T;
  /** A 32-bit integer that can seed another generator. */
  seed(): number;
}

/** Opens the stream of a seed and a name (xoshiro128** seeded by a hash of both). */
export function randomOf(seed: number, name: string): Random {
  const state = seedWords(`${seed} ${name}`);
  const word = (): number => {
    // By index, since destructuring uses the slow iterator protocol.
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const d = state[3] ?? 0;
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const e = c ^ a;
    const f = d ^ b;
    state[1] = b ^ e;
    state[0] = a ^ f;
    state[2] = e ^ (b << 9);
    state[3] = rotate(f, 11);
    return result;
  };
  const next = (): number => word() / 0x1_0000_0000;
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick(choices) {
      const chosen = choices[integer(0, choices.length - 1)];
      if (chosen === undefined && choices.length === 0)
        throw new RangeError('There is nothing to pick from.');
      return chosen as (typeof choices)[number];
    },
    seed: word,
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Four words of the FNV-1a hash of a text, each with a different suffix. */
function seedWords(text: string): Int32Array {
  return Int32Array.from([1, 2, 3, 4], (ending) => {
    let hash = 0x811c9dc5;
    for (const character of `${text} ${ending}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    return hash;
  });
}
