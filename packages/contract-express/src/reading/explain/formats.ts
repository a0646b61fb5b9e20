const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const instantPattern =
  /^(\d{4}-\d\d-\d\d)t((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:z|([+-])(0\d|1[0-5])(?::?([0-5]\d))?)$/i;

/**
 * The formats of existing days and instants (G115) for request validators. RFC 3339 also allows the year 0, the 60th
 * second and offsets up to 23:59, which JavaScript dates and databases do not support or read as another instant.
 */
export const calendarFormats = { date: isDay, 'date-time': isInstant } as const;

/** 64 octets before the `@` and 255 after it (RFC 5321, 4.5.3.1); regular expressions fail on much longer texts. */
const LONGEST_EMAIL = 320;

/** The tests of formats in requests; except for days and instants, none is stricter than the RFC of the format. */
const tests: Readonly<Record<string, (text: string) => boolean>> = {
  ...calendarFormats,
  email: (text) =>
    text.length <= LONGEST_EMAIL &&
    /^[^@\s]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/i.test(text),
  uuid: (text) => /^(urn:uuid:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

/** Whether a text violates a JSON Schema format. An unknown format is never violated. */
export function breaksFormat(format: string, text: string): boolean {
  const test = Object.hasOwn(tests, format) ? tests[format] : undefined;
  return test !== undefined && !test(text);
}

function isDay(text: string): boolean {
  const [, year, month, day] = (dayPattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}

function isInstant(text: string): boolean {
  const [, day = '', time, sign, hours = 0, minutes = 0] = instantPattern.exec(text) ?? [];
  if (!isDay(day)) return false;
  const ahead = Number(`${sign ?? ''}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const year = new Date(Date.parse(`${day}T${time}Z`) - ahead).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
