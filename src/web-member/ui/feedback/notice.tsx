import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/server/api.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { Button } from '../button.tsx';
import { NextStepLink } from '../next-step-link.tsx';
import { Ornament } from '../page/ornament.tsx';
import type { Tone } from '../tag.tsx';
import './notice.css';
import type { Elements } from '../elements.ts';

/** A calm box for something worth knowing before going on. */
export function Notice({ tone = 'plain', title, children }: { tone?: Tone; title?: ReactNode; children?: Elements }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'end' ? 'alert' : undefined}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  );
}

type ErrorNoticeProps = { error?: unknown; title?: string; text?: string; onRetry?: () => void };

/** What went wrong in words, and a way to try again; the server's sentence stands where the page gives none. */
export function ErrorNotice({ error, title, text, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Notice tone="end" title={title ?? t('error.title')}>
      <p>
        <span>{text ?? messageOf(error) ?? ownMessageOf(error)}</span> <NextStepLink error={error} />
      </p>
      {onRetry && (
        <div>
          <Button small onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </Notice>
  );
}

type EmptyStateProps = { title: string; text?: ReactNode; titleAs?: 'h1' | 'h2'; children?: Elements };

/** An empty place: what it is for, and the one next step. */
export function EmptyState({ title, text, titleAs, children }: EmptyStateProps) {
  return (
    <div className="empty ornamented">
      <Ornament />
      {titleAs === 'h1' ? <h1>{title}</h1> : <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
