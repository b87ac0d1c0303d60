import { use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RenderedDocumentContext } from '../lib/rendered-document.ts';
import { useFirstAnswers } from '../lib/use-first-answers.ts';
import { Arriving } from './waiting.tsx';
import './page.css';

/** Sets the document's title: the page's own words, then the product's name. */
export function useTitle(title: string) {
  const { t } = useTranslation('common');
  const rendered = use(RenderedDocumentContext);
  const whole = t('documentTitle', { title });
  rendered?.tell({ title: whole });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

type PageProps = {
  title: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/**
 * A page's column: its heading, a sentence under it, something at its end, and the content. It appears as a whole, so
 * that nothing jumps while its parts arrive.
 */
export function Page({ title, eyebrow, lead, aside, narrow, children }: PageProps) {
  useTitle(title);
  const settled = useFirstAnswers();
  const looks = ['wrap page', narrow && 'narrow', !settled && 'arriving'].filter(Boolean).join(' ');
  return (
    <div className={looks}>
      {!settled && <Arriving />}
      <header className="page-head">
        <div>
          {eyebrow && <div className="eyebrow">{eyebrow}</div>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
