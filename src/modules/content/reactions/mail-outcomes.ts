import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { reportResolved } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'identity' | 'reports'>;

/** Emails the reporter the outcome. About a guardian it names nothing, as he may see the screen. */
export const mailOutcomes = ({ identity, reports }: Ports): Subscription[] => [
  afterCommit(reportResolved, 'content.mail-outcome', async (tx, { reportId }) => {
    const report = await reports.find(tx, reportId);
    if (!report?.state.reporterId) return;
    const { reporterId, subjectType } = report.state;
    if (subjectType === 'guardian') await identity.notify(tx, reporterId, emails.ticketUpdateInAccount, { path: '/' });
    else await identity.notify(tx, reporterId, emails.reportOutcome, { path: '/support' });
  }),
];
