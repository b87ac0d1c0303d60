import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTime } from '../../web-shared/text/format.ts';
import { Dotted } from '../records/dotted.tsx';
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
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Its result is no cleanup: newer browsers return a promise.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
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
        <div key={kind} role="group" aria-labelledby={`${list}-${kind}`}>
          <span className="search-kind" id={`${list}-${kind}`}>
            {t(`search.kinds.${kind}`)}
          </span>
          {hits.map((hit) => {
            place++;
            const isActive = place === active;
            return (
              <button
                type="button"
                tabIndex={-1}
                key={`${kind}-${hit.id}`}
                id={`${list}-${place}`}
                ref={isActive ? current : undefined}
                role="option"
                aria-selected={isActive}
                className="search-hit"
                // The focus stays in the input.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
              >
                <Hit hit={hit} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('console');
  switch (hit.kind) {
    case 'user':
      return (
        <Lines
          first={hit.name}
          parts={[
            hit.role !== 'member' && t(`users.role.${hit.role}`),
            hit.profileId !== null && `#${hit.profileId}`,
            hit.email,
          ]}
        />
      );
    case 'guardian':
      return <Lines first={hit.name} parts={[t('search.guardianOf', { name: hit.wardName }), hit.email]} />;
    case 'payment':
      return <Lines first={hit.number} parts={[formatMoney(hit.amount), formatTime(hit.paidAt)]} />;
    case 'case':
      return <Lines first={`${t(`pages.${hit.queue}`)} ${hit.number}`} parts={[formatTime(hit.createdAt)]} />;
  }
}

const Lines = ({ first, parts }: { first: string; parts: ReactNode[] }) => (
  <>
    <span>
      <bdi>{first}</bdi>
    </span>
    <span className="quiet small">
      <Dotted parts={parts} />
    </span>
  </>
);
