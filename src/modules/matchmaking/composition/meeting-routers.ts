import type Router from '@koa/router';
import { AnswerMeeting } from '../commands/meeting/answer-meeting.ts';
import { CancelMeeting } from '../commands/meeting/cancel-meeting.ts';
import { ConfirmMeeting } from '../commands/meeting/confirm-meeting.ts';
import { MoveMeeting } from '../commands/meeting/move-meeting.ts';
import { ProposeMeeting } from '../commands/meeting/propose-meeting.ts';
import { meetingRoutes } from '../http/meeting-routes.ts';
import { DownloadMeeting } from '../queries/meeting/download-meeting.ts';
import type { MatchmakingPorts } from './matchmaking-ports.ts';

/** Commands of meetings, also for the demo, which acts without routes. */
export const meetingCommands = (ports: MatchmakingPorts) => ({
  propose: new ProposeMeeting(ports),
  confirm: new ConfirmMeeting(ports),
  move: new MoveMeeting(ports),
  cancel: new CancelMeeting(ports),
  answer: new AnswerMeeting(ports),
});

export type MeetingCommands = ReturnType<typeof meetingCommands>;

export const meetingRouters = (ports: MatchmakingPorts, commands: MeetingCommands): Router[] => [
  meetingRoutes({ ...commands, download: new DownloadMeeting(ports) }),
];
