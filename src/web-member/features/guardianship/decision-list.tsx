import type { listDecisions } from '#modules/guardianship/contracts/approvals.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatTime } from '../../lib/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { InLine, Words } from '../../ui/words.tsx';
import './decision-list.css';

type Decisions = z.output<(typeof listDecisions)['answer']>;

/** Past decisions, newest first, each with its reason where one was given. */
export function DecisionList({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation('guardianship');
  return (
    <ul className="decisions">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <div className="row apart">
            <span>{decision.description}</span>
            <Tag tone={decision.action === 'approve' ? 'ok' : 'end'}>{t(`status.${decision.action}`)}</Tag>
          </div>
          {decision.reason && <Words className="serif">“{decision.reason}”</Words>}
          <p className="small quiet">
            <InLine>{decision.guardianName}</InLine> · {formatTime(decision.decidedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
