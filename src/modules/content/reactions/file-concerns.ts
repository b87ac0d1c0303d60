import { inTransaction, type Subscription } from '#kernel/events.ts';
import { newId } from '#kernel/values/ids.ts';
import { concernRaised } from '../../guardianship/events.ts';
import { Report } from '../domain/report.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'material' | 'reports'>;

/** Reports a message to the staff that a guardian declined as a threat or as asking for money. */
export const fileConcerns = ({ clock, material, reports }: Ports): Subscription[] => [
  inTransaction(
    concernRaised,
    'content.file-concern',
    async (tx, { subjectId, wardId, otherId, accountId, concern }) => {
      const evidence = await material.declinedMessage(tx, subjectId, otherId ? [wardId, otherId] : [wardId]);
      if (!evidence) return;
      const { reportedId, recipientId, facts } = evidence;
      const at = clock.now();
      const about = { subjectType: 'message', subjectId, reportedId, recipientId, evidence: facts } as const;
      const report = Report.file(
        { id: newId(at), reporterId: accountId, reason: concern, details: null, ...about },
        at,
      );
      await reports.save(tx, report);
    },
  ),
];
