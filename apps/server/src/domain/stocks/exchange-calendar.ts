const DAY_MS = 24 * 60 * 60 * 1000;
const SUNDAY = 0;
const SATURDAY = 6;

/** A day of each year: a date, the first given weekday from a date on, or a number of days before Easter. */
export type YearlyDay =
  | {
      /** 1 to 12. */
      readonly month: number;
      readonly day: number;
      /** 0 (Sunday) to 6. */
      readonly weekday?: number;
    }
  | { readonly daysBeforeEaster: number };

/**
 * A day on which the exchange is closed. On a Sunday it is observed on the following Monday, on a Saturday on the
 * preceding Friday.
 */
type Holiday = YearlyDay & {
  /** On a Saturday it is not observed at all. */
  readonly isDroppedOnSaturday: boolean;
};

/** Trading hours of an exchange; times are local, as `HH:MM`. */
export interface ExchangeHours {
  readonly timeZone: string;
  readonly opens: string;
  readonly closes: string;
  readonly closesEarly: string;
  readonly holidays: readonly Holiday[];
  /** Days that end early, unless they are on a weekend or a holiday. */
  readonly halfDays: readonly YearlyDay[];
}

/** The hours of one day. */
interface Session {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The calendar of an exchange. Days are local, as `YYYY-MM-DD`. */
export class ExchangeCalendar {
  readonly #hours: ExchangeHours;
  readonly #local: Intl.DateTimeFormat;
  readonly #sessions = new Map<string, Session | undefined>();

  constructor(hours: ExchangeHours) {
    this.#hours = hours;
    this.#local = new Intl.DateTimeFormat('en-US', {
      timeZone: hours.timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  }

  isOpen(at: Date): boolean {
    const session = this.#sessionOf(dayOf(this.#localTime(at)));
    return session !== undefined && session.opensAt <= at && at < session.closesAt;
  }

  /** The next opening after the instant. */
  nextOpening(at: Date): Date {
    for (let day = dayOf(this.#localTime(at)); ; day = daysAfter(day, 1)) {
      const session = this.#sessionOf(day);
      if (session !== undefined && session.opensAt > at) return session.opensAt;
    }
  }

  /** The last closing at or before the instant. */
  lastClosing(at: Date): Date {
    for (let day = dayOf(this.#localTime(at)); ; day = daysAfter(day, -1)) {
      const session = this.#sessionOf(day);
      if (session !== undefined && session.closesAt <= at) return session.closesAt;
    }
  }

  #sessionOf(day: string): Session | undefined {
    if (!this.#sessions.has(day)) {
      if (this.#sessions.size >= KEPT_SESSIONS) this.#sessions.clear();
      this.#sessions.set(day, this.#makeSession(day));
    }
    return this.#sessions.get(day);
  }

  #makeSession(day: string): Session | undefined {
    const { opens, closes, closesEarly, holidays, halfDays } = this.#hours;
    const year = Number(day.slice(0, 4));
    if (isWeekend(day) || holidays.some((holiday) => keptOn(holiday, year) === day)) return undefined;
    const isHalf = halfDays.some((half) => dateIn(half, year) === day);
    return {
      opensAt: this.#instant(day, opens),
      closesAt: this.#instant(day, isHalf ? closesEarly : closes),
    };
  }

  /** The instant of a local time; clocks do not change within trading hours. */
  #instant(day: string, time: string): Date {
    const asIfUtc = Date.parse(`${day}T${time}:00Z`);
    return new Date(2 * asIfUtc - this.#localTime(new Date(asIfUtc)));
  }

  /** The local time of the exchange, as the instant at which UTC clocks show it. */
  #localTime(at: Date): number {
    const parts = new Map(this.#local.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  }
}

const KEPT_SESSIONS = 4096;

/** The day on which a holiday is observed in a year; undefined if it is not. */
function keptOn(holiday: Holiday, year: number): string | undefined {
  const day = dateIn(holiday, year);
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY) return daysAfter(day, 1);
  if (weekday !== SATURDAY) return day;
  return holiday.isDroppedOnSaturday ? undefined : daysAfter(day, -1);
}

function dateIn(yearly: YearlyDay, year: number): string {
  if ('daysBeforeEaster' in yearly) return daysAfter(easterOf(year), -yearly.daysBeforeEaster);
  const { month, day, weekday } = yearly;
  const date = dayOf(Date.UTC(year, month - 1, day));
  return weekday === undefined ? date : daysAfter(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((cycle + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * shift + 114;
  return dayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

function isWeekend(day: string): boolean {
  return [SUNDAY, SATURDAY].includes(weekdayOf(day));
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function daysAfter(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
