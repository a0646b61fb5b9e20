/** Type identifiers of PostgreSQL that both drivers read alike. */
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
 * Turns PostgreSQL's text of a `timestamptz` into `YYYY-MM-DDTHH:MM:SS.ffffffZ` (G53), whatever time zone the session has.
 *
 * @throws RangeError for what the API has no text for: infinity, years before Christ or beyond 9999, another DateStyle.
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

/** How the text of a column of each type becomes a value: numeric and dates text, int8 a bigint, bytea a Buffer. */
export const scalarParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
  [INT8]: BigInt,
  [DATE]: asText,
  [TIMESTAMP]: asText,
  [TIMESTAMPTZ]: timestampText,
  [INTERVAL]: asText,
  [NUMERIC]: asText,
};

/** The type of the elements of an array type whose elements {@link scalarParsers} reads. */
export function elementType(arrayType: number): number | undefined {
  return ARRAYS[arrayType];
}
