/** Formats as patterns. */
interface FormatPatterns {
  /** Matches only strings of the format, though not all of them. */
  readonly some: string;
  /** Matches all strings of the format, and possibly others. */
  readonly all?: string;
}

const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])';
const time = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-](0\\d|1[0-3]):[0-5]\\d)';
const byte = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const address = '[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*@[a-z]+(-[a-z]+)*(\\.[a-z]{2,8})+';
const name = '[a-zA-Z0-9]{1,60}(-[a-zA-Z0-9]+)?';

const formats: Readonly<Record<string, FormatPatterns>> = {
  date: { some: `^${day}$`, all: '^\\d{4}-[01]\\d-[0-3]\\d$' },
  time: { some: `^${time}$` },
  'date-time': { some: `^${day}T${time}$` },
  duration: { some: '^P(\\d{1,5}[DWMY]|T\\d{1,5}[HMS])$' },
  email: { some: `^${address}$` },
  hostname: { some: `^${name}(\\.${name}){0,3}$` },
  ipv4: { some: `^${byte}(\\.${byte}){3}$`, all: '^\\d{1,3}(\\.\\d{1,3}){3}$' },
  ipv6: { some: '^([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}$' },
  uri: {
    some: '^([a-z]{2,8}:[a-z]+|[a-z]{2,8}://[a-zA-Z0-9]+(\\.[a-z]+)*(:[1-9]\\d{0,3})?(/[A-Za-z0-9._-]*)*(\\?[a-z]*)?(#[a-z]*)?)$',
  },
  'uri-reference': { some: '^(/[A-Za-z0-9._-]*)*(\\?[a-z]*)?(#[a-z]*)?$' },
  uuid: {
    some: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
    all: '^([uU][rR][nN]:[uU][uU][iI][dD]:)?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  },
  byte: { some: '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==)?$' },
};

/** The formats that include all strings of another one. */
const wider: Readonly<Record<string, readonly string[]>> = {
  uri: ['uri-reference'],
  'date-time': ['iso-date-time'],
  time: ['iso-time'],
};

export function widerFormats(format: string): readonly string[] {
  return wider[format] ?? [];
}

/** Patterns of a format; undefined if none are known. */
export function patternsOfFormat(format: string): FormatPatterns | undefined {
  return formats[format];
}
