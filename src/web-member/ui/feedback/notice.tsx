import type { ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { messageOf } from '../../../web-shared/server/api.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { Button } from '../button.tsx';
import { NextStepLink } from '../next-step-link.tsx';
import { Ornament } from '../page/ornament.tsx';
import type { Tone } from '../tag.tsx';
import './notice.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

/** A box for information worth knowing before the next step. */
export function Notice({ tone = 'plain', title, children }: { tone?: Tone; title?: ReactNode; children?: Elements }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'end' ? 'alert' : undefined}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  );
}

type ErrorNoticeProps = { error?: unknown; title?: string; text?: string; onRetry?: () => void };

/** An error with a retry button; shows the server's sentence unless the page has its own text. */
export function ErrorNotice({ error, title, text, onRetry }: ErrorNoticeProps) {
  const { t } = useText('common');
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

/** An empty list or page: its purpose, and one next step. */
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
