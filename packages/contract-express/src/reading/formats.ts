const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const timePattern = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|[+-]\d\d(:?\d\d)?)$/i;

/** Tests of the formats that requests use. None is stricter than the RFC that defines the format. */
const tests: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  'date-time': (text) => {
    const [day = '', time = '', ...rest] = text.split(/[t\s]/i);
    return rest.length === 0 && isDay(day) && isTime(time);
  },
  email: (text) => /^[^@\s]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/i.test(text),
  uuid: (text) => /^(urn:uuid:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

/** Whether a text breaks a format of JSON Schema. A format that is not known breaks nothing. */
export function breaksFormat(format: string, text: string): boolean {
  const test = Object.hasOwn(tests, format) ? tests[format] : undefined;
  return test !== undefined && !test(text);
}

function isDay(text: string): boolean {
  const [, year, month, day] = (dayPattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}

/** A second may be the 60th, which some days have. */
function isTime(text: string): boolean {
  const [, hours, minutes, seconds] = timePattern.exec(text) ?? [];
  return hours !== undefined && Number(hours) <= 23 && Number(minutes) <= 59 && Number(seconds) <= 60;
}
