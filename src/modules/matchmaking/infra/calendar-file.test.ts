import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { newId, type MeetingId } from '#kernel/values/ids.ts';
import type { CalendarChange } from '../events.ts';
import { calendarFileOf } from './calendar-file.ts';

const at = new Date('2027-03-01T10:00:00Z');
const id = newId<MeetingId>(at);
const operator = { name: 'Mithaq Ltd', address: ['1 Hill Street'], email: 'help@mithaq.example' } as never;
const file = calendarFileOf({ appUrl: 'https://mithaq.example', operator });
// The clocks of London go forward between the two.
const winter = new Date('2027-03-27T15:00:00Z');
const summer = new Date('2027-03-28T14:00:00Z');
const PLACE = `A place with a comma, a semicolon; “quotes”, a backslash \\ and ${'a long name '.repeat(20)}\nالمكتبة العامة`;

const made = (change: CalendarChange, sequence: number, time = winter, language: 'en' | 'ar' | 'ur' = 'en') =>
  file({ id, change, sequence, time, zone: 'Europe/London', place: PLACE, language, at });

/** The event of a file, in which both parsers read the same. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const [other] = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');
  expect(event.startDate.toJSDate()).toEqual(new Date(other!.start));
  expect([event.uid, event.summary, event.location, event.description]).toEqual([
    other!.uid,
    other!.summary,
    other!.location,
    other!.description,
  ]);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    description: event.description,
    start: event.startDate.toJSDate(),
    organizer: event.organizer,
  };
}

test('a meeting that is confirmed, moved and cancelled has one UID and a rising sequence', () => {
  const files = [
    made('confirmed', 1),
    made('moved', 2, summer),
    made('confirmed', 3, summer),
    made('cancelled', 4, summer),
  ];
  const events = files.map(read);
  expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${id}@mithaq.example`]));
  expect(events.map(({ method, status, sequence }) => [method, status, sequence])).toEqual([
    ['PUBLISH', 'CONFIRMED', 1],
    ['PUBLISH', 'TENTATIVE', 2],
    ['PUBLISH', 'CONFIRMED', 3],
    ['CANCEL', 'CANCELLED', 4],
  ]);
  expect(events.map(({ start }) => start)).toEqual([winter, summer, summer, summer]);
});

test('the time names its zone, on both sides of a change of daylight saving', () => {
  expect(read(made('confirmed', 1)).description).toBe('Saturday, 27 March 2027 at 15:00 (time zone Europe/London)');
  expect(read(made('moved', 2, summer)).description).toBe('Sunday, 28 March 2027 at 15:00 (time zone Europe/London)');
});

test('words of people are read as written, in each language of the file', () => {
  for (const language of ['en', 'ar', 'ur'] as const) {
    const { location, summary, organizer } = read(made('confirmed', 1, winter, language));
    expect(location).toBe(PLACE);
    expect(summary).not.toMatch(/Amina|Yusuf|#/);
    expect(organizer).toBe('mailto:help@mithaq.example');
  }
});

test('no line is longer than 75 octets, which some calendars refuse', () => {
  for (const line of made('confirmed', 1).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
