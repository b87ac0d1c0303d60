import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tag } from '../../ui/tag.tsx';
import { InLine, Words } from '../../ui/words.tsx';
import { PersonExcerpt } from '../person/index.ts';
import { isResting, toneOfRequest, useRequestSteps, type Side } from './request-state.ts';
import { StepNotice } from './send-obstacle.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Asked = 'accept' | 'decline' | 'withdraw';

/** A request: who, the words, where it stands, and what the reader may do with it. */
export function RequestCard({ request, side }: { request: InterestRequestView; side: Side }) {
  const { t } = useTranslation('interest');
  const [asked, setAsked] = useState<Asked | null>(null);
  const rests = isResting(request, side);
  const steps = useRequestSteps(request.status, side, rests);
  const close = () => setAsked(null);
  const looks = { accept: 'main', decline: 'stop', withdraw: 'plain' } as const;
  return (
    <Card as="article">
      <div className="row apart">
        <PersonExcerpt
          id={side === 'sent' ? request.toProfileId : request.fromProfileId}
          profile={request.otherProfile}
        />
        <Tag tone={toneOfRequest[request.status]}>{t(`status.${request.status}`)}</Tag>
      </div>
      <Letter request={request} side={side} />
      <Steps label={t('steps.label')} steps={steps} />
      {(rests || request.acceptObstacle === 'rests') && <p className="quiet small">{t('rests')}</p>}
      {request.acceptObstacle && request.acceptObstacle !== 'rests' && <StepNotice obstacle={request.acceptObstacle} />}
      <div className="row apart">
        <span className="small quiet">
          {t(side === 'sent' ? 'sentOn' : 'receivedOn', { date: formatTime(request.createdAt) })}
          {request.respondedAt && ` · ${t('answeredOn', { date: formatTime(request.respondedAt) })}`}
        </span>
        <div className="row">
          {request.allowedActions.map((action) => (
            <Button key={action} small look={looks[action]} onClick={() => setAsked(action)}>
              {t(action)}
            </Button>
          ))}
          {request.matchId && (
            <LinkButton small to={`/messages/${request.matchId}`}>
              {t('conversation')}
            </LinkButton>
          )}
        </div>
      </div>
      {(asked === 'accept' || asked === 'decline') && (
        <RespondDialog request={request} action={asked} onClose={close} />
      )}
      {asked === 'withdraw' && <WithdrawDialog id={request.id} onClose={close} />}
    </Card>
  );
}

/**
 * Words that her guardian has not let through are not shown to her; that they are missing says nothing about the
 * sender.
 */
function whyNoWords({ status }: InterestRequestView, side: Side) {
  if (side === 'sent') return 'noMessage';
  if (status === 'guardian_pending') return 'withGuardian';
  return status === 'guardian_declined' ? 'keptBack' : 'noMessage';
}

function Letter({ request, side }: { request: InterestRequestView; side: Side }) {
  const { t } = useTranslation('interest');
  return (
    <>
      {request.message ? (
        <Words>{request.message}</Words>
      ) : (
        <p className="quiet small">{t(whyNoWords(request, side))}</p>
      )}
      {request.responseMessage && (
        <blockquote className="answer">
          <p className="small quiet">{side === 'sent' ? t('response') : t('ownResponse')}</p>
          <Words>{request.responseMessage}</Words>
          {request.responseState && (
            <p className="small quiet">
              {t(`responseStates.${request.responseState}`)}
              {request.responseDeclineReason && (
                <>
                  {' '}
                  {t('responseReason')} <InLine>{request.responseDeclineReason}</InLine>
                </>
              )}
            </p>
          )}
        </blockquote>
      )}
    </>
  );
}
