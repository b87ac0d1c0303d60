import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCalendarDay } from '../../lib/format.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tag } from '../../ui/tag.tsx';
import { InLine, Words } from '../../ui/words.tsx';
import { PersonExcerpt } from '../person/index.ts';
import { useSession } from '../session/index.ts';
import { MarriageNote } from './marriage-note.tsx';
import { isResting, toneOfRequest, useRequestSteps, type Side } from './request-state.ts';
import { StepNotice } from './send-obstacle.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Asked = 'accept' | 'decline' | 'withdraw';
type RequestProps = { request: InterestRequestView; side: Side };

/** A request: who, the words, where it stands, and what the reader may do with it. */
export function RequestCard({ request, side }: RequestProps) {
  const { t } = useTranslation('interest');
  const [asked, setAsked] = useState<Asked | null>(null);
  const rests = isResting(request, side);
  const steps = useRequestSteps(request, side, rests);
  const close = () => setAsked(null);
  const looks = { accept: 'main', decline: 'stop', withdraw: 'plain' } as const;
  const { allowedActions, acceptObstacle, matchId } = request;
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
      {allowedActions.includes('decline') && <MarriageNote other={request.otherProfile} />}
      <Steps label={t('steps.label')} steps={steps} />
      {rests && <p className="quiet small">{t('rests')}</p>}
      {acceptObstacle === 'rests' && <p className="quiet small">{t('restsToAccept')}</p>}
      <Outlook request={request} side={side} />
      {acceptObstacle && acceptObstacle !== 'rests' && <StepNotice obstacle={acceptObstacle} />}
      {(allowedActions.length > 0 || matchId) && (
        <div className="row end">
          {allowedActions.map((action) => (
            <Button key={action} small look={looks[action]} onClick={() => setAsked(action)}>
              {t(action)}
            </Button>
          ))}
          {matchId && (
            <LinkButton small to={`/messages/${matchId}`}>
              {t('conversation')}
            </LinkButton>
          )}
        </div>
      )}
      {(asked === 'accept' || asked === 'decline') && (
        <RespondDialog request={request} action={asked} onClose={close} />
      )}
      {asked === 'withdraw' && <WithdrawDialog id={request.id} onClose={close} />}
    </Card>
  );
}

/** What comes next by itself: for how long it runs, or from when on one may ask again. */
function Outlook({ request: { status, expiresAt, askAgainFrom }, side }: RequestProps) {
  const { t } = useTranslation('interest');
  const { session } = useSession();
  const female = session.profile?.gender === 'female';
  const isAtWali = side === 'sent' && status === 'guardian_pending';
  return (
    <>
      {isAtWali && <p className="quiet small">{female ? t('atYourWali') : t('atHerWali')}</p>}
      {expiresAt && <p className="quiet small">{t('expires', { date: formatCalendarDay(expiresAt) })}</p>}
      {askAgainFrom && <p className="quiet small">{t('askAgain', { date: formatCalendarDay(askAgainFrom) })}</p>}
      {female && status === 'guardian_declined' && (
        <p className="quiet small">
          <Link className="lone" to="/guardian-dashboard">
            {t('decisions')}
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * Words that her guardian has not let through are not shown to her; that they are missing says nothing about the
 * sender.
 */
function whyNoWords({ status, approvedAt }: InterestRequestView, side: Side) {
  if (side === 'sent' || approvedAt) return 'noMessage';
  if (status === 'guardian_pending') return 'withGuardian';
  return status === 'guardian_declined' ? 'keptBack' : 'undecided';
}

function Letter({ request, side }: RequestProps) {
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
              <span>{t(`responseStates.${request.responseState}`)}</span>
              {request.responseDeclineReason && (
                <>
                  {' '}
                  <span>{t('responseReason')}</span> <InLine>{request.responseDeclineReason}</InLine>
                </>
              )}
            </p>
          )}
        </blockquote>
      )}
    </>
  );
}
