import { getPendingApproval, type approvalDetail } from '#modules/guardianship/contracts/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { z } from 'zod';
import { ask, statusOf } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons } from '../../ui/waiting.tsx';
import { Words } from '../../ui/words.tsx';
import { Headline, PersonFacts } from '../person/index.ts';
import { DecisionForm } from './decision-form.tsx';
import './guardian.css';

type Detail = z.output<typeof approvalDetail>;
const HIDDEN = [400, 404];

/** One decision: what is asked, by whom, the words, two equal buttons; on a phone it needs no scrolling. */
export function ApprovalPage() {
  const { t } = useTranslation('guardian');
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ask(getPendingApproval, { params: { id } }));
  return (
    <div className="approval-page">
      <Page
        narrow
        title={data ? titleOf(data) : t('approvals.title')}
        eyebrow={
          data ? (
            t('approval.for', { ward: data.wardFirstName })
          ) : (
            <Link className="back" to="/guardian/approvals">
              <ArrowLeft aria-hidden /> {t('approval.back')}
            </Link>
          )
        }
      >
        {isPending && <CardSkeletons count={1} />}
        {error &&
          (HIDDEN.includes(statusOf(error) ?? 0) ? (
            <EmptyState title={t('approval.missing')} text={t('approval.missingText')} />
          ) : (
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          ))}
        {data && <Approval item={data} />}
      </Page>
    </div>
  );

  function titleOf(item: Detail) {
    const ward = item.wardFirstName;
    const fromWard = item.from === item.wardProfileId;
    if (item.type === 'message')
      return fromWard ? t('approval.messageOut', { ward }) : t('approval.messageIn', { ward });
    return fromWard ? t('approval.asksOut', { ward }) : t('approval.asksIn');
  }
}

function Approval({ item }: { item: Detail }) {
  const { t } = useTranslation(['guardian', 'decide']);
  const [whole, setWhole] = useState(false);
  const fromWard = item.from === item.wardProfileId;
  const other = fromWard ? item.toProfile : item.fromProfile;
  const ward = item.wardFirstName;
  const effect =
    item.type === 'message'
      ? t('approval.effect.message')
      : t(fromWard ? 'approval.effect.out' : 'approval.effect.in', { ward });
  const kind = `${item.type === 'message' ? 'message' : 'interest'}${fromWard ? 'From' : 'To'}Ward` as const;
  return (
    <>
      <Card as="article">
        <div>
          <strong>{t('approval.by', { id: other.id })}</strong>
          <Headline profile={other} />
        </div>
        {item.content ? <Words>{item.content}</Words> : <p className="quiet">{t('approval.noWords')}</p>}
        {item.bothAsked && <p className="small">{t('decide:bothAsked', { ward })}</p>}
        <div>
          <Button small look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('approval.hide') : t('approval.whole')}
          </Button>
        </div>
        {whole && (
          <>
            <Words>{other.aboutMe}</Words>
            <PersonFacts profile={other} />
          </>
        )}
      </Card>
      {item.status === 'pending' ? (
        <DecisionForm
          id={item.id}
          effect={effect}
          reasonHint={t(`decide:reasonHint.${kind}`, { ward })}
          actions={item.allowedActions}
        />
      ) : (
        <Notice tone={item.status === 'approved' ? 'ok' : 'plain'}>
          <p>{t(`approval.status.${item.status}`)}</p>
        </Notice>
      )}
      {item.conversation.length > 0 && <PastMessages item={item} />}
      <Link className="back" to="/guardian/approvals">
        <ArrowLeft aria-hidden /> {t('approval.back')}
      </Link>
    </>
  );
}

function PastMessages({ item }: { item: Detail }) {
  const { t } = useTranslation(['guardian', 'messages']);
  const meta = {
    guardian_review: 'messages:state.pending',
    approved: 'messages:state.approvedByGuardian',
    declined: 'messages:state.declined',
    closed: 'messages:state.closed',
  } as const;
  return (
    <Card title={t('approval.conversation')}>
      <div>
        {item.conversation.map((message) => {
          const byWard = message.senderId === item.wardProfileId;
          return (
            <Bubble
              key={`${message.senderId} ${message.createdAt}`}
              mine={byWard}
              faded={message.state === 'declined' || message.state === 'closed'}
              by={byWard ? item.wardFirstName : t('approval.by', { id: message.senderId })}
              meta={`${t(meta[message.state])} · ${formatTime(message.createdAt)}`}
            >
              {message.content}
            </Bubble>
          );
        })}
      </div>
    </Card>
  );
}
