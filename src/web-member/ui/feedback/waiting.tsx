import { useText } from '../../lib/text/use-text.ts';
import './waiting.css';

/** A spinner for content of unknown shape; `label` names it. */
export function Spinner({ label }: { label?: string }) {
  const { t } = useText('common');
  return (
    <div className="spinner" role="status">
      <span className="spinner-mark" aria-hidden />
      <span className={label ? undefined : 'only-read'}>{label ?? t('loading')}</span>
    </div>
  );
}

export function Skeleton({ lines = 3, title = false }: { lines?: number; title?: boolean }) {
  return (
    <div className="skeleton" aria-hidden>
      {title && <span className="skeleton-title" />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

/** Covers a page until it can appear as a whole. */
export function Arriving() {
  const { t } = useText('common');
  return (
    <div className="arriving-lines" role="status">
      <span className="only-read">{t('loading')}</span>
      <Skeleton title lines={4} />
    </div>
  );
}

export function CardSkeletons({ count = 3, lines = 3 }: { count?: number; lines?: number }) {
  const { t } = useText('common');
  return (
    <div className="stack loose" role="status">
      <span className="only-read">{t('loading')}</span>
      {Array.from({ length: count }, (_, card) => (
        <div className="card" key={card}>
          <Skeleton title lines={lines} />
        </div>
      ))}
    </div>
  );
}
