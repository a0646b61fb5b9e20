import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { ExchangeCalendar } from './exchange-calendar.ts';

const calendar = new ExchangeCalendar(loadReference().exchange);
const HOUR_MS = 3_600_000;

/** When trading ends, in UTC, on weekdays of the year with unusual hours; `closed` on a holiday. */
function exceptionsOf(year: number): string[] {
  const exceptions: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 24 * HOUR_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    if ([0, 6].includes(new Date(time).getUTCDay())) continue;
    const isOpen = (hour: number) => calendar.isOpen(new Date(time + hour * HOUR_MS));
    // 16:00 UTC is 11 or 12 o'clock in New York, 19:30 UTC is 14:30 or 15:30.
    if (!isOpen(16)) exceptions.push(`${day} closed`);
    else if (!isOpen(19.5)) exceptions.push(`${day} half`);
  }
  return exceptions;
}

describe('the calendar of the exchange', () => {
  // As announced by NYSE Group in 2021 to 2025.
  it.each([
    [2022, '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26', '11-25'],
    [2023, '01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25', '07-03 11-24'],
    [2024, '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25', '07-03 11-29 12-24'],
    [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25', '07-03 11-28 12-24'],
    [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25', '11-27 12-24'],
    [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24', '11-26'],
    [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25', '07-03 11-24'],
  ])('has the holidays and half days of %i', (year, closed, half) => {
    const days = [
      ...closed.split(' ').map((day) => `${year}-${day} closed`),
      ...half.split(' ').map((day) => `${year}-${day} half`),
    ];
    expect(exceptionsOf(year)).toEqual(days.toSorted());
  });

  it('knows Easter however early or late it is', () => {
    // Easter Sunday is 23 March 2008, 24 April 2011, 25 April 2038, the last possible day, and 22 March 2285, the first.
    const goodFridays = [2008, 2011, 2038, 2285].map((year) =>
      exceptionsOf(year).filter((day) => /-0[34]-\d\d closed/.test(day)),
    );
    expect(goodFridays).toEqual([
      ['2008-03-21 closed'],
      ['2011-04-22 closed'],
      ['2038-04-23 closed'],
      ['2285-03-20 closed'],
    ]);
  });

  it.each([
    ['in winter', '2026-03-06', '14:30:00', '21:00:00'],
    ['after clocks are put forward', '2026-03-09', '13:30:00', '20:00:00'],
    ['until clocks are put back', '2026-10-30', '13:30:00', '20:00:00'],
    ['from then on', '2026-11-02', '14:30:00', '21:00:00'],
    ['on a half day', '2026-11-27', '14:30:00', '18:00:00'],
    ['on a half day of summer', '2028-07-03', '13:30:00', '17:00:00'],
  ])('opens and closes by the time of New York %s', (_, day, opens, closes) => {
    const [opensAt, closesAt] = [new Date(`${day}T${opens}Z`), new Date(`${day}T${closes}Z`)];
    const before = (at: Date) => new Date(at.getTime() - 1);
    expect([before(opensAt), opensAt, before(closesAt), closesAt].map((at) => calendar.isOpen(at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(calendar.nextOpening(before(opensAt))).toEqual(opensAt);
    expect(calendar.lastClosing(closesAt)).toEqual(closesAt);
    expect(calendar.nextOpening(opensAt) > closesAt).toBe(true);
    expect(calendar.lastClosing(before(closesAt)) < opensAt).toBe(true);
  });

  it('opens after a long weekend, and was closed before it', () => {
    // Good Friday is 3 April 2026.
    const onSunday = new Date('2026-04-05T12:00:00Z');
    expect(calendar.isOpen(onSunday)).toBe(false);
    expect(calendar.nextOpening(onSunday)).toEqual(new Date('2026-04-06T13:30:00Z'));
    expect(calendar.lastClosing(onSunday)).toEqual(new Date('2026-04-02T20:00:00Z'));
  });
});
