import { bech32, bech32m } from '@scure/base';

const LONGEST_ADDRESS = 90;
const LAST_VERSION = 16;

interface WitnessProgram {
  readonly version: number;
  readonly program: Uint8Array;
}

/**
 * Whether a text is a witness address with this human-readable part: version 0 in Bech32 with a program of 20 or 32
 * bytes (BIP 173), versions 1 to 16 in Bech32m with one of 2 to 40 bytes (BIP 350).
 */
export function isSegwitAddress(text: string, humanReadablePart: string): boolean {
  const original = witnessProgram(text, humanReadablePart, bech32);
  if (original?.version === 0) return [20, 32].includes(original.program.length);
  const modified = witnessProgram(text, humanReadablePart, bech32m);
  if (!modified || modified.version === 0 || modified.version > LAST_VERSION) return false;
  return modified.program.length >= 2 && modified.program.length <= 40;
}

function witnessProgram(
  text: string,
  humanReadablePart: string,
  encoding: typeof bech32 | typeof bech32m,
): WitnessProgram | undefined {
  try {
    const { prefix, words } = encoding.decode(text as `${string}1${string}`, LONGEST_ADDRESS);
    const [version, ...program] = words;
    if (prefix !== humanReadablePart || version === undefined) return undefined;
    return { version, program: encoding.fromWords(program) };
  } catch {
    return undefined;
  }
}
