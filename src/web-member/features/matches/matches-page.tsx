import { discoverCosts, discoverProfiles } from '#modules/matchmaking/contracts/browse.ts';
import { listMatches } from '#modules/messaging/contracts/matches.ts';
import type { MatchView } from '#modules/messaging/contracts/matches.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { urlOf } from '../../../web-shared/server/api.ts';
import { usePages } from '../../lib/server/use-pages.ts';
import { Card, CardSkeletons, ErrorNotice, LinkButton, More, Page } from '../../ui/index.ts';
import { PlanCard } from '../subscription/index.ts';
import { FieldFilters, FilterPanel, ProfileList, useFilters, WishCostList } from '../browse/index.ts';
import { ProfileFirst, useSession } from '../session/index.ts';
import { MatchCard } from './match-card.tsx';
import { useSendingFromMatches } from './use-sending-from-matches.ts';
import './matches.css';

/** Only a few; the browse page has the whole list. */
const SHOWN_COUNT = '3';

export function MatchesPage() {
  const { t } = useText(['matches', 'plan']);
  const { session } = useSession();
  // Content below waits until the height of the content above is known.
  const matches = useMatches(Boolean(session.profile));
  return (
    <Page title={t('title')} lead={t('lead')}>
      {session.profile ? (
        <>
          <Current />
          {!matches.isPending && (
            <>
              <div className="columns">
                <PlanCard>
                  <div>
                    <LinkButton small to="/subscription-dashboard">
                      {t('plan:more')}
                    </LinkButton>
                  </div>
                </PlanCard>
                <Card title={t('istikhara.title')}>
                  <p>{t('istikhara.text')}</p>
                </Card>
              </div>
              <Potential />
            </>
          )}
          <Past />
        </>
      ) : (
        <ProfileFirst />
      )}
    </Page>
  );
}

const useMatches = (enabled = true) => usePages<MatchView>(urlOf(listMatches), enabled);
const hasEnded = ({ status }: MatchView) => status === 'ended';
/** The member has something to read or to answer. */
const isWaiting = ({ unreadCount, allowedActions }: MatchView) =>
  unreadCount > 0 || allowedActions.includes('confirm-stage');

function Current() {
  const { t } = useText('matches');
  const { data, error, isPending, refetch } = useMatches();
  const current = data?.pages
    .flatMap(({ items }) => items)
    .filter((match) => !hasEnded(match))
    .toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
  return (
    <section className="stack" aria-labelledby="current">
      <h2 id="current">{t('current')}</h2>
      {isPending && <CardSkeletons count={1} />}
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {current?.length === 0 && <p className="quiet">{t('currentEmpty')}</p>}
      <div className="columns">
        {current?.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
}

/** Ended matches, last and folded; they can still be read. */
function Past() {
  const { t } = useText('matches');
  const list = useMatches();
  const ended = list.data?.pages.flatMap(({ items }) => items).filter(hasEnded) ?? [];
  return (
    <>
      {ended.length > 0 && (
        <details className="past">
          <summary>
            <h2>{t('past')}</h2>
          </summary>
          <div className="columns">
            {ended.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
          </div>
        </details>
      )}
      <More list={list} />
    </>
  );
}

function Potential() {
  const { t } = useText('matches');
  const filters = useFilters('discover');
  const sending = useSendingFromMatches();
  return (
    <section className="stack" aria-labelledby="potential">
      <div>
        <h2 id="potential">{t('discover')}</h2>
        <p className="quiet">{t('discoverText')}</p>
      </div>
      <FilterPanel filters={filters} isCollapsed>
        <FieldFilters filters={filters} list="discover" />
      </FilterPanel>
      <ProfileList
        url={urlOf(discoverProfiles, { query: { ...filters.debounced, limit: SHOWN_COUNT } })}
        filters={filters}
        brief
        sending={sending}
        costs={
          <WishCostList filters={filters} list="discover" url={urlOf(discoverCosts, { query: filters.debounced })} />
        }
      />
      <div>
        <LinkButton to="/browse">{t('toBrowse')}</LinkButton>
      </div>
    </section>
  );
}
