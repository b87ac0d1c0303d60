import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import type { groupHits } from './search-groups.ts';

interface SearchHitsProps {
  list: string;
  groups: ReturnType<typeof groupHits>;
  active: number;
  onChoose(hit: SearchHit): void;
  isFailed: boolean;
}

/** The results of a search, grouped by kind. */
export function SearchHits({ list, groups, active, onChoose, isFailed }: SearchHitsProps) {
  const { t } = useTranslation('console');
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [active]);
  if (groups.length === 0)
    return (
      <p className="search-hits search-none" role="status">
        {t(isFailed ? 'search.failed' : 'search.none')}
      </p>
    );
  let place = -1;
  return (
    <div className="search-hits" role="listbox" id={list} aria-label={t('search.results')}>
      {groups.map(({ kind, hits }) => (
        <ul key={kind} role="group" aria-labelledby={`${list}-${kind}`}>
          <li role="presentation" className="search-kind" id={`${list}-${kind}`}>
            {t(`search.kinds.${kind}`)}
          </li>
          {hits.map((hit) => {
            place++;
            const isActive = place === active;
            return (
              <li
                key={`${kind}-${hit.id}`}
                id={`${list}-${place}`}
                ref={isActive ? current : undefined}
                role="option"
                aria-selected={isActive}
                className="search-hit"
                // The input keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
              >
                <Hit hit={hit} />
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('console');
  switch (hit.kind) {
    case 'user':
      return (
        <>
          <span dir="auto">{hit.name}</span>
          <span className="quiet small">
            {[
              hit.role !== 'member' && t(`users.role.${hit.role}`),
              hit.profileId !== null && `#${hit.profileId}`,
              hit.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      );
    case 'guardian':
      return (
        <>
          <span dir="auto">{hit.name}</span>
          <span className="quiet small">{`${t('search.guardianOf', { name: hit.wardName })} · ${hit.email}`}</span>
        </>
      );
    case 'payment':
      return (
        <>
          <span>{hit.number}</span>
          <span className="quiet small">{`${formatMoney(hit.amount)} · ${formatTime(hit.paidAt)}`}</span>
        </>
      );
    case 'case':
      return (
        <>
          <span>{`${t(`pages.${hit.queue}`)} ${hit.number}`}</span>
          <span className="quiet small">{formatTime(hit.createdAt)}</span>
        </>
      );
  }
}
