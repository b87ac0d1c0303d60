import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Button, Card, LinkButton, Steps, Tag } from '../../ui/index.ts';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';
import { CitedSentence, PersonExcerpt } from '../person/index.ts';
import { useSession } from '../session/index.ts';
import { MarriageNote } from './marriage-note.tsx';
import { isOnHold, toneOfRequest, useRequestSteps, type Side } from './request-state.ts';
import { StepNotice } from './send-blocker.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type RequestAction = 'accept' | 'decline' | 'withdraw';
type RequestProps = { request: InterestRequestView; side: Side };

/** A request with what can be done about it. Its profile is read first, unless the card is on the profile's page. */
export function RequestCard({ request, side, onProfile }: RequestProps & { onProfile?: boolean }) {
  const { t } = useText('interest');
  const [decision, setOpen] = useState<RequestAction | null>(null);
  const onHold = isOnHold(request, side);
  const steps = useRequestSteps(request, side, onHold);
  const close = () => setOpen(null);
  const variants = { accept: 'primary', decline: 'danger', withdraw: 'secondary' } as const;
  const { allowedActions, acceptBlocker, matchId, otherProfile } = request;
  const otherId = side === 'sent' ? request.toProfileId : request.fromProfileId;
  const status = <Tag tone={toneOfRequest[request.status]}>{t(`status.${request.status}`)}</Tag>;
  const readFirst = !onProfile && otherProfile && allowedActions.includes('decline');
  return (
    <Card as="article" title={onProfile && t(`onProfile.${side}`)} aside={onProfile && status}>
      {!onProfile && (
        <div className="row apart">
          <PersonExcerpt id={otherId} profile={otherProfile} />
          {status}
        </div>
      )}
      <RequestMessage request={request} side={side} />
      {allowedActions.includes('decline') && <MarriageNote other={request.otherProfile} />}
      {onHold && <p className="quiet small">{t('onHold')}</p>}
      {acceptBlocker === 'on-hold' && <p className="quiet small">{t('onHoldToAccept')}</p>}
      {acceptBlocker && acceptBlocker !== 'on-hold' && <StepNotice blocker={acceptBlocker} />}
      {(allowedActions.length > 0 || matchId) && (
        <div className="row end request-actions">
          {readFirst && (
            <LinkButton small to={`/profile-details/${otherId}`}>
              {t(`readProfile.${otherProfile.gender}`)}
            </LinkButton>
          )}
          {allowedActions.map((action) => (
            <Button key={action} small variant={variants[action]} onClick={() => setOpen(action)}>
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
      <Steps label={t('steps.label')} steps={steps} />
      <Outlook request={request} side={side} />
      {(decision === 'accept' || decision === 'decline') && (
        <RespondDialog request={request} action={decision} onClose={close} />
      )}
      {decision === 'withdraw' && <WithdrawDialog id={request.id} onClose={close} />}
    </Card>
  );
}

/** When the request expires, or from when the member may send another one. */
function Outlook({ request: { status, expiresAt, requestAgainFrom }, side }: RequestProps) {
  const { t } = useText('interest');
  const { session } = useSession();
  const female = session.profile?.gender === 'female';
  const isAtWali = side === 'sent' && status === 'guardian_pending';
  return (
    <>
      {isAtWali && <p className="quiet small">{female ? t('atYourWali') : t('atHerWali')}</p>}
      {expiresAt && <p className="quiet small">{t('expires', { date: formatCalendarDay(expiresAt) })}</p>}
      {requestAgainFrom && (
        <p className="quiet small">{t('askAgain', { date: formatCalendarDay(requestAgainFrom) })}</p>
      )}
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
 * Returns the text shown instead of a message. A missing message implies nothing about its sender, since her guardian
 * may not have approved it.
 */
function whyNoWords({ status, approvedAt }: InterestRequestView, side: Side) {
  if (side === 'sent' || approvedAt) return 'noMessage';
  if (status === 'guardian_pending') return 'withGuardian';
  return status === 'guardian_declined' ? 'withheld' : 'undecided';
}

function RequestMessage({ request, side }: RequestProps) {
  const { t } = useText('interest');
  return (
    <>
      <CitedSentence label={t(`quotes.${side}`)} words={request.quote} />
      {request.message ? (
        <UserText>{request.message}</UserText>
      ) : (
        <p className="quiet small">{t(whyNoWords(request, side))}</p>
      )}
      {request.responseMessage && (
        <blockquote className="answer">
          <p className="small quiet">{side === 'sent' ? t('response') : t('ownResponse')}</p>
          <UserText>{request.responseMessage}</UserText>
          {request.responseState && (
            <p className="small quiet">
              <span>{t(`responseStates.${request.responseState}`)}</span>
              {request.responseDeclineReason && (
                <>
                  {' '}
                  <span>{t('responseReason')}</span> <InlineText>{request.responseDeclineReason}</InlineText>
                </>
              )}
            </p>
          )}
        </blockquote>
      )}
    </>
  );
}
