import type { ExchangeHours, YearlyDay } from '../domain/stocks/exchange-calendar.ts';
import { Entry } from './entry.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A leap year, in which every date exists. */
const LEAP_YEAR = 2024;

/** Reads `exchange.yaml`. Throws a ReferenceDataError. */
export function readExchange(text: string): ExchangeHours {
  const top = Entry.file('exchange.yaml', text);
  const hours: ExchangeHours = {
    timeZone: top.text('time_zone'),
    opens: top.textLike('opens', TIME),
    closes: top.textLike('closes', TIME),
    closesEarly: top.textLike('closes_early', TIME),
    holidays: top.list('holidays').map((entry) => {
      const isDroppedOnSaturday = entry.has('dropped_on_saturday') && entry.flag('dropped_on_saturday');
      return { ...readDay(entry), isDroppedOnSaturday };
    }),
    halfDays: top.list('half_days').map(readDay),
  };
  top.finish();
  if (!isTimeZone(hours.timeZone)) top.fail('time_zone', 'has to be a time zone of the IANA database');
  return hours;
}

function readDay(entry: Entry): YearlyDay {
  entry.text('name');
  const day = readYearlyDay(entry);
  entry.finish();
  return day;
}

function readYearlyDay(entry: Entry): YearlyDay {
  if (entry.has('days_before_easter')) return { daysBeforeEaster: entry.count('days_before_easter') };
  const [month, day] = [entry.count('month'), entry.count('day')];
  const date = new Date(Date.UTC(LEAP_YEAR, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    entry.fail('day', 'has to be a day of its month');
  }
  if (!entry.has('weekday')) return { month, day };
  return { month, day, weekday: WEEKDAYS.indexOf(entry.oneOf('weekday', WEEKDAYS)) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
