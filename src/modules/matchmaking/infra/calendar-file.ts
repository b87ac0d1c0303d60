import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { after, HOUR } from '#kernel/clock.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { momentInZone } from '#kernel/i18n/dates.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Operator } from '#kernel/operator.ts';
import type meetingEmails from '#texts/en/meeting-file.json';
import type { CalendarFile } from '../use-case-ports.ts';

const texts = textsOf<typeof meetingEmails>('meeting-file');

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * Makes the calendar file of a meeting (R-B.4). Times are in UTC, which no change of daylight saving shifts; the
 * description has the time in the zone of the meeting, with its name.
 */
export const calendarFileOf =
  ({ appUrl, operator }: { appUrl: string; operator: Operator }): CalendarFile =>
  ({ id, change, sequence, time, zone, place, language, at }) => {
    const name = siteName(language);
    const calendar = ical({
      prodId: { company: name, product: 'meetings', language: language.toUpperCase() },
      method: change === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    });
    calendar.createEvent({
      id: `${id}@${new URL(appUrl).hostname}`,
      sequence,
      stamp: at,
      start: time,
      end: after(time, HOUR),
      status: STATUS[change],
      summary: fill(texts[language].titles[change], { siteName: name }),
      location: place,
      description: fill(texts[language].description, { when: momentInZone(time, zone, language), zone }),
      organizer: { name, email: operator.email },
    });
    return calendar.toString();
  };
