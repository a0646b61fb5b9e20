/** PostgreSQL type identifiers that both drivers parse alike. */
const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INTERVAL = 1186;
const NUMERIC = 1700;
const ARRAYS: Readonly<Record<number, number>> = { 1016: INT8, 1185: TIMESTAMPTZ, 1182: DATE, 1231: NUMERIC };

const TIMESTAMPTZ_TEXT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d(?::\d\d){0,2})$/;

/**
 * Converts PostgreSQL's text of a `timestamptz` to `YYYY-MM-DDTHH:MM:SS.ffffffZ` (G53), in any session time zone.
 *
 * @throws RangeError for values that the API cannot express: infinity, years BC or after 9999, another DateStyle.
 */
export function timestampText(text: string): string {
  const [, day, time, fraction = '', offset = ''] = TIMESTAMPTZ_TEXT.exec(text) ?? [];
  if (day === undefined || time === undefined) {
    throw new RangeError(
      `The database returned the timestamp '${text}', which is not YYYY-MM-DD HH:MM:SS with an offset. Set its DateStyle to ISO.`,
    );
  }
  const microseconds = fraction.padEnd(6, '0');
  if (/^[+-]00(:00){0,2}$/.test(offset)) {
    return `${day}T${time}.${microseconds}Z`;
  }
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
  const utc = new Date(Date.parse(`${day}T${time}Z`) - ahead * 1000).toISOString();
  return `${utc.slice(0, 19)}.${microseconds}Z`;
}

const asText = (text: string): string => text;

/** Parsers of the text of a column, by type: numeric and dates stay text, int8 becomes a bigint, bytea a Buffer. */
export const scalarParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
  [INT8]: BigInt,
  [DATE]: asText,
  [TIMESTAMP]: asText,
  [TIMESTAMPTZ]: timestampText,
  [INTERVAL]: asText,
  [NUMERIC]: asText,
};

/** The element type of an array type whose elements {@link scalarParsers} parses. */
export function elementType(arrayType: number): number | undefined {
  return ARRAYS[arrayType];
}
