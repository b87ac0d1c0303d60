import { browseCosts } from '#modules/matchmaking/contracts/browse.ts';
import type { WishCosts } from '#modules/matchmaking/contracts/browse.schema.ts';
import type { FilteredList } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { languages } from '#kernel/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { urlOf } from '../../../web-shared/server/api.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';
import { useFilterWords } from './filter-words.ts';
import type { Filters } from './use-filters.ts';

/** Reads what each wish costs, once the page itself is shown: the list never waits for it. */
function useCosts(url: string, enabled: boolean): WishCosts | undefined {
  const hydrating = useHydrating();
  return useQuery<WishCosts>({ queryKey: [url], enabled: enabled && !hydrating }).data;
}

/** Words such as 'without this: 14 more', or null if the number is unknown. */
function useCostWords() {
  const { t, i18n } = useText('browse');
  const format = new Intl.NumberFormat(languages[i18n.language].locale);
  return (costs: WishCosts['filters'] | undefined, name: string): string | null => {
    const cost = costs?.find((one) => one.name === name);
    if (!cost) return null;
    if (cost.more === 0) return t('costs.none');
    return t(cost.isAtLeast ? 'costs.atLeast' : 'costs.more', { count: cost.more, number: format.format(cost.more) });
  };
}

/** Words for each of the reader's dealbreakers, for the profile's form. */
export function useHardWishCosts(enabled: boolean) {
  const costs = useCosts(urlOf(browseCosts), enabled);
  const words = useCostWords();
  return (name: string) => words(costs?.hardWishes, name);
}

type WishCostsProps = {
  filters: Filters;
  list: FilteredList;
  url: string;
  /** False for a guardian who looks for his ward. */
  isOwn?: boolean;
};

/** The filters in use and the reader's dealbreakers, each with its cost (R-I.1); a press removes the filter. */
export function WishCostList({ filters, list, url, isOwn = true }: WishCostsProps) {
  const { t } = useText(['browse', 'profile']);
  const { session } = useSession();
  const used = Object.entries(filters.debounced).filter(([, value]) => value !== '');
  const hard = (isOwn && session.profile?.hardWishes) || [];
  const costs = useCosts(url, used.length + hard.length > 0);
  const words = useCostWords();
  const filterWords = useFilterWords();
  if (used.length + hard.length === 0) return null;
  return (
    <ul className="wish-costs" aria-label={t('costs.title')}>
      {used.map(([name, value]) => (
        <li key={`${list} ${name}`}>
          <Button small onClick={() => filters.set(name, '')}>
            <span>
              <span className="only-read">{t('costs.remove')} </span>
              <span>{filterWords(name, value)}</span>
              <Cost words={words(costs?.filters, name)} />
            </span>
            <X aria-hidden />
          </Button>
        </li>
      ))}
      {hard.map((wish) => (
        <li key={wish}>
          <Link className="btn small" to="/profile?step=wishes&at=hardWishes">
            <span>
              <span>{t('costs.hard', { name: t(`profile:hard.${wish}`) })}</span>
              <Cost words={words(costs?.hardWishes, wish)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Cost = ({ words }: { words: string | null }) => words && <span className="quiet">{` · ${words}`}</span>;
