import * as contract from '#modules/matchmaking/contracts/meeting/meeting.ts';
import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { MeetingView } from '#modules/matchmaking/contracts/meeting/meeting.schema.ts';
import { call } from '../../../web-shared/server/api.ts';
import { invalidate } from '../../lib/server/query-client.ts';

/** The reader of the page, on whom texts and addresses depend. */
export type MeetingReader = 'his' | 'hers' | 'guardian';

/** A part of the page: whose page, of which match, and what the match's path says. */
export type MeetingPart = { id: string; reader: MeetingReader; path: PathView };
export type MeetingCardPart = MeetingPart & { meeting: MeetingView };

type Proposal = {
  times: string[];
  zone: string;
  place: { kind: MeetingView['place']['kind']; words?: string | undefined };
  present: string[];
  companion?: string | undefined;
};

export function propose({ id, reader }: MeetingPart, { companion, ...body }: Proposal) {
  const params = { id };
  return reader === 'guardian'
    ? call(contract.proposeOverseenMeeting, { params, body: { ...body, companion } })
    : call(contract.proposeMeeting, { params, body });
}

export function confirm({ id, reader, meeting }: MeetingCardPart, time: string, companion?: string) {
  const params = { id, meetingId: meeting.id };
  return reader === 'guardian'
    ? call(contract.confirmOverseenMeeting, { params, body: { time, companion } })
    : call(contract.confirmMeeting, { params, body: { time } });
}

export function move({ id, reader, meeting }: MeetingCardPart, times: string[]) {
  const given = { params: { id, meetingId: meeting.id }, body: { times } };
  return reader === 'guardian' ? call(contract.moveOverseenMeeting, given) : call(contract.moveMeeting, given);
}

export function cancel({ id, reader, meeting }: MeetingCardPart, reason: string) {
  const given = { params: { id, meetingId: meeting.id }, body: { reason } };
  return reader === 'guardian' ? call(contract.cancelOverseenMeeting, given) : call(contract.cancelMeeting, given);
}

/** The address of the calendar file, which the browser opens by itself. */
export const fileOf = ({ id, reader, meeting }: MeetingCardPart): string =>
  (reader === 'guardian' ? contract.downloadOverseenMeeting : contract.downloadMeeting)
    .replace('GET ', '')
    .replace(':id', id)
    .replace(':meetingId', meeting.id);

export const refresh = () => invalidate('/api/matches', '/api/guardian');
