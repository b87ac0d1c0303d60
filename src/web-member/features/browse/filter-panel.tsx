import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button } from '../../ui/index.ts';
import type { Filters } from './use-filters.ts';
import './browse.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type FilterPanelProps = {
  filters: Filters;
  isCollapsed?: boolean;
  /** In the row of the button that opens the panel. */
  aside?: Elements;
  after?: Elements;
  children: Elements;
};

/**
 * The panel of a list's filters: next to the list, or collapsed above it on small screens and with `isCollapsed`.
 * Without JavaScript it is open and has a submit button.
 */
export function FilterPanel({ filters, isCollapsed, aside, after, children }: FilterPanelProps) {
  const { t } = useText('browse');
  const [open, setOpen] = useState(Object.keys(filters.errors).length > 0);
  const id = useId();
  return (
    <aside className={isCollapsed ? 'filters folded' : 'filters'} aria-label={t('filters')}>
      <div className="filters-bar">
        <Button
          className="filters-toggle"
          small
          wide
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden /> <span>{t('showFilters', { count: filters.count })}</span>
        </Button>
        {aside}
      </div>
      <form id={id} method="get" className={open ? 'stack open' : 'stack'} onSubmit={(event) => event.preventDefault()}>
        <h2>{t('filters')}</h2>
        {children}
        <noscript>
          <button type="submit" className="btn small wide">
            {t('apply')}
          </button>
        </noscript>
        <Button small wide disabled={filters.count === 0} onClick={filters.clear}>
          {t('clear')}
        </Button>
        {after}
      </form>
    </aside>
  );
}
