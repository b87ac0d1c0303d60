import { browseCosts, browseProfiles } from '#modules/matchmaking/contracts/browse.ts';
import { subscriptionStatus } from '#modules/billing/contracts/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { fetchJson, urlOf } from '../../../web-shared/server/api.ts';
import { CardSkeletons, LinkButton, Page } from '../../ui/index.ts';
import { useWardChoice, WardSwitch } from '../guardian/index.ts';
import { SignInFirst, isOnlyGuardian, useSession } from '../session/index.ts';
import { FieldFilters } from './filter-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { ProfileList } from './profile-list.tsx';
import { useFilters } from './use-filters.ts';
import { WishCostList } from './wish-costs.tsx';

export function BrowsePage() {
  const { t } = useText('browse');
  const { session, isPending } = useSession();
  return (
    <Page title={t('title')}>
      {isPending ? <CardSkeletons /> : session.user ? <Browse /> : <SignInFirst text={t('signIn')} />}
    </Page>
  );
}

function Browse() {
  const { t } = useText('browse');
  const { session } = useSession();
  const isMember = !isOnlyGuardian(session);
  const choice = useWardChoice(isMember ? { fewest: 1, place: 'browse as' } : {});
  const seeksWife = isMember && choice.chosen === null && session.user?.gender !== 'female';
  const filters = useFilters('browse');
  const plan = useQuery({ ...fetchJson(subscriptionStatus), enabled: Boolean(session.profile) });
  const left =
    plan.data && plan.data.subscriptionStatus !== 'free' && t('left', { count: plan.data.requestsRemaining });
  const query = { ...filters.debounced, ...choice.query };
  return (
    <div className="with-filters">
      <FilterPanel
        filters={filters}
        aside={
          session.profile && (
            <LinkButton small to="/saved">
              <Bookmark aria-hidden /> <span>{t('saved.title')}</span>
            </LinkButton>
          )
        }
        after={session.profile && choice.chosen === null && <SavedSearches filters={filters} />}
      >
        <WardSwitch choice={choice} none={isMember ? 'self' : 'first'} />
        <FieldFilters filters={filters} list="browse" seeksWife={seeksWife} />
      </FilterPanel>
      <ProfileList
        url={urlOf(browseProfiles, { query })}
        filters={filters}
        aside={left && <span>{` · ${left}`}</span>}
        costs={
          <WishCostList
            filters={filters}
            list="browse"
            url={urlOf(browseCosts, { query })}
            isOwn={isMember && choice.chosen === null}
          />
        }
      />
    </div>
  );
}
