import type { ExchangeHours, YearlyDay } from '../domain/stocks/exchange-calendar.ts';
import { readReferenceFile, refuse } from './reference-file.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** A leap year, in which every date exists. */
const LEAP_YEAR = 2024;

type DayEntry =
  | { readonly days_before_easter: number }
  | { readonly month: number; readonly day: number; readonly weekday?: (typeof WEEKDAYS)[number] };

interface ExchangeFile extends Pick<ExchangeHours, 'opens' | 'closes'> {
  readonly time_zone: string;
  readonly closes_early: string;
  readonly holidays: readonly (DayEntry & { readonly dropped_on_saturday?: boolean })[];
  readonly half_days: readonly DayEntry[];
}

/** Reads `exchange.yaml`. Throws a ReferenceDataError. */
export function readExchange(text: string): ExchangeHours {
  const file = readReferenceFile<ExchangeFile>('exchange.yaml', text);
  if (!isTimeZone(file.time_zone)) refuse(file, 'time_zone', 'has to be a time zone of the IANA database');
  return {
    timeZone: file.time_zone,
    opens: file.opens,
    closes: file.closes,
    closesEarly: file.closes_early,
    holidays: file.holidays.map((entry) => ({
      ...readDay(entry),
      isDroppedOnSaturday: entry.dropped_on_saturday ?? false,
    })),
    halfDays: file.half_days.map(readDay),
  };
}

function readDay(entry: DayEntry): YearlyDay {
  if ('days_before_easter' in entry) return { daysBeforeEaster: entry.days_before_easter };
  const { month, day, weekday } = entry;
  const date = new Date(Date.UTC(LEAP_YEAR, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    refuse(entry, 'day', 'has to be a day of its month');
  }
  return { month, day, ...(weekday && { weekday: WEEKDAYS.indexOf(weekday) }) };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
