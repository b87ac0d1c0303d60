import type { InterestRequestView } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { LinkButton, type Step, Steps } from '../../ui/index.ts';
import { isOnHold, useRequestSteps, type Side } from '../interest/index.ts';
import { Headline } from '../person/index.ts';

type WaitingRequestProps = { request: InterestRequestView; side: Side; first?: boolean };

export function WaitingRequest({ request, side, first = false }: WaitingRequestProps) {
  const { t } = useText('dashboard');
  const { allowedActions, otherProfile, toProfileId, fromProfileId } = request;
  const steps = useRequestSteps(request, side, isOnHold(request, side));
  return (
    <Item
      id={side === 'sent' ? toProfileId : fromProfileId}
      profile={otherProfile}
      what={t(`waits.${side}`)}
      steps={steps}
      to={`/interest-requests?tab=${side}`}
      action={allowedActions.includes('accept') ? t('waits.answer') : undefined}
      first={first}
    />
  );
}

export function WaitingMessages({ match, first = false }: { match: MatchView; first?: boolean }) {
  const { t } = useText(['dashboard', 'interest']);
  const approved: Step = { label: t('interest:steps.guardianApproved'), state: 'done' };
  return (
    <Item
      id={match.otherProfileId}
      profile={match.otherProfile}
      what={t('waits.messages', { count: match.unreadCount })}
      steps={[
        { label: t('interest:steps.sent'), state: 'done' },
        ...(match.supervision === 'read_along' ? [] : [approved]),
        { label: t('waits.unread'), state: 'now' },
      ]}
      to={`/messages/${match.id}`}
      action={t('waits.read')}
      first={first}
    />
  );
}

/** A stage that the other member proposed, with a link to the conversation. */
export function WaitingStage({ match, first = false }: { match: MatchView; first?: boolean }) {
  const { t } = useText(['dashboard', 'messages']);
  const stage = match.proposedStage && t(`messages:stage.${match.proposedStage.stage}`);
  return (
    <Item
      id={match.otherProfileId}
      profile={match.otherProfile}
      what={t('waits.stage', { stage: stage ?? '' })}
      steps={[
        { label: t('waits.proposed'), state: 'done' },
        { label: t('waits.youAgree'), state: 'now' },
      ]}
      to={`/messages/${match.id}`}
      action={t('waits.look')}
      first={first}
    />
  );
}

type ItemProps = {
  id: number;
  profile: SeenProfile | null;
  what: string;
  steps: Step[];
  to: string;
  /** The member's possible action; if undefined, somebody else must act, and the name is the link. */
  action: string | undefined;
  first: boolean;
};

function Item({ id, profile, what, steps, to, action, first }: ItemProps) {
  const { t } = useText(['dashboard', 'person']);
  const name = t('person:name', { id });
  return (
    <article className={action ? 'card waits' : 'card waits for-others'}>
      <div>
        <p className="small quiet">{what}</p>
        <h3>{action ? name : <Link to={to}>{name}</Link>}</h3>
        {profile && <Headline profile={profile} />}
      </div>
      <Steps label={t('waits.steps')} steps={steps} />
      {action && (
        <div>
          <LinkButton variant={first ? 'primary' : 'secondary'} small to={to}>
            {action}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
