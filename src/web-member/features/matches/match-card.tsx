import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Card, LinkButton, Steps, Tag } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { useRequestSteps } from '../interest/index.ts';
import { MatchState, PauseReason } from '../messages/index.ts';
import { OwnWords, PersonExcerpt } from '../person/index.ts';

export function MatchCard({ match }: { match: MatchView }) {
  const { t } = useText('matches');
  const active = match.status === 'active';
  const last = match.lastMessage;
  return (
    <Card as="article">
      <div className="row apart">
        <State match={match} />
        {match.otherProfile && (
          <span className="small quiet">{t('compatible', { score: match.compatibilityScore })}</span>
        )}
      </div>
      <PersonExcerpt id={match.otherProfileId} profile={match.otherProfile} />
      {match.otherProfile && <OwnWords profile={match.otherProfile} />}
      <PauseReason match={match} />
      {last && (
        <figure>
          <figcaption className="small quiet">{t(last.fromMe ? 'fromMe' : 'lastMessage')}</figcaption>
          <UserText as="blockquote" className="serif">
            {last.content}
          </UserText>
        </figure>
      )}
      {match.request && <RequestSteps createdAt={match.createdAt} request={match.request} />}
      <div>
        {match.request ? (
          <LinkButton small to="/interest-requests?tab=sent">
            {t('request')}
          </LinkButton>
        ) : (
          <LinkButton small variant={active ? 'primary' : 'secondary'} to={`/messages/${match.id}`}>
            {active ? t(last ? 'open' : 'start') : t('read')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

type RequestStepsProps = { createdAt: string; request: NonNullable<MatchView['request']> };

function RequestSteps({ createdAt, request }: RequestStepsProps) {
  const { t } = useText('interest');
  const steps = useRequestSteps({ ...request, createdAt, respondedAt: null }, 'sent', false);
  return <Steps label={t('steps.label')} steps={steps} />;
}

function State({ match: { status } }: { match: MatchView }) {
  const { t } = useText('matches');
  if (status === 'paused') return <MatchState status={status} />;
  if (status === 'ended') return <Tag tone="end">{t('ended')}</Tag>;
  return status === 'active' ? <Tag tone="ok">{t('mutual')}</Tag> : <Tag tone="wait">{t('pending')}</Tag>;
}
