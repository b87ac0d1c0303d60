import type { OverseenMatch } from '#modules/messaging/contracts/oversight.schema.ts';
import { guardianMatches } from '#modules/messaging/contracts/messages.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { urlOf } from '../../../../web-shared/server/api.ts';
import { formatTime } from '../../../../web-shared/text/format.ts';
import { usePages } from '../../../lib/server/use-pages.ts';
import { Card, CardSkeletons, EmptyState, ErrorNotice, LinkButton, More, Page, Tag } from '../../../ui/index.ts';
import { MatchState, useMatchStatusTexts } from '../../messages/index.ts';
import { Headline } from '../../person/index.ts';

const PAGE = 20;

export function GuardianMessagesPage() {
  const { t } = useText(['guardian', 'messages']);
  const list = usePages<OverseenMatch>(urlOf(guardianMatches, { query: { limit: PAGE } }));
  const { data, error, isPending, refetch } = list;
  const matches = data?.pages.flatMap((page) => page.items);
  return (
    <Page narrow title={t('messages.title')} lead={t('messages.lead')}>
      {isPending && <CardSkeletons count={2} lines={2} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {matches?.length === 0 && <EmptyState title={t('messages.none')} text={t('messages.noneText')} />}
      {matches?.map((match) => (
        <Card
          key={match.id}
          as="article"
          title={t('messages.with', { ward: match.wardFirstName, id: match.otherProfileId })}
          aside={
            <>
              {match.newMessages > 0 && <Tag tone="ok">{t('messages.new', { count: match.newMessages })}</Tag>}
              <MatchState status={match.status} />
            </>
          }
        >
          {match.otherProfile && <Headline profile={match.otherProfile} />}
          {match.supervision === 'read_along' && <p>{t('messages.readAlong')}</p>}
          {match.proposedStage?.waitsFor === 'own' && (
            <p>{t('messages.proposed', { stage: t(`messages:stage.${match.proposedStage.stage}`) })}</p>
          )}
          <PausedNotice match={match} />
          <p className="small quiet">
            {`${t('messages.count', { count: match.messages })} · ${t('messages.updated', { date: formatTime(match.updatedAt) })}`}
          </p>
          <div>
            <LinkButton small to={`/guardian-messages/${match.id}`}>
              {t('messages.read')}
            </LinkButton>
          </div>
        </Card>
      ))}
      <More list={list} />
    </Page>
  );
}

function PausedNotice({ match }: { match: OverseenMatch }) {
  const named = { id: match.otherProfileId, ward: match.wardFirstName };
  const { pausedBecause, endedBy } = useMatchStatusTexts('guardian', named);
  if (match.status === 'active') return null;
  const words = match.status === 'ended' ? [endedBy(match.endedBy)] : pausedBecause(match);
  return words.map((line) => (
    <p className="quiet" key={line}>
      {line}
    </p>
  ));
}
