import { inTransaction, type Subscription } from '#kernel/events.ts';
import { newId } from '#kernel/values/ids.ts';
import { meetingUnsafe } from '../../matchmaking/events.ts';
import { Report } from '../domain/report.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'reports'>;

/** Reports to the staff alone that a member did not feel safe at a meeting (R-B.6). */
export const fileUnsafeMeetings = ({ clock, reports }: Ports): Subscription[] => [
  inTransaction(meetingUnsafe, 'content.file-unsafe-meeting', async (tx, { meetingId, accountId, other }) => {
    const at = clock.now();
    const report = Report.file(
      {
        id: newId(at),
        reporterId: accountId,
        subjectType: 'profile',
        subjectId: String(other.profileId),
        reportedId: other.accountId,
        recipientId: null,
        reason: 'unsafe_meeting',
        details: null,
        evidence: { meeting: { id: meetingId } },
      },
      at,
    );
    await reports.save(tx, report);
  }),
];
