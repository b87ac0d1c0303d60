import type { Language } from '#kernel/i18n/languages.ts';
import { use, useEffect, type ReactNode } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import type { PageHead } from '../../../app/contracts/rendering.ts';
import { RenderedDocumentContext } from '../../lib/rendered-document.ts';
import { useFirstAnswers } from '../../lib/server/use-first-answers.ts';
import { Arriving } from '../feedback/waiting.tsx';
import { writtenIn } from '../../../web-shared/ui/user-text.tsx';
import './page.css';
import type { Elements } from '../../../web-shared/ui/elements.ts';

/** Metadata for search engines: a description, and the canonical address if it is not just the path. */
type About = Partial<Pick<PageHead, 'description' | 'address' | 'article' | 'missing'>>;

/** Sets the document's title: the page's title, then the product's name. */
export function useTitle(title: string, about: About = {}) {
  const { t } = useText('common');
  const rendered = use(RenderedDocumentContext);
  const whole = t('documentTitle', { title });
  rendered?.describe({ title: whole, heading: title, ...about });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

type PageProps = {
  title: string;
  /** The language of the title, if not the page's. */
  titleIn?: Language;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  aside?: Elements;
  narrow?: boolean;
  about?: About;
  children: Elements;
};

/** A page with its heading, lead and content. It appears as a whole, so that nothing jumps while its parts load. */
export function Page({ title, titleIn, eyebrow, lead, aside, narrow, about, children }: PageProps) {
  useTitle(title, { ...(typeof lead === 'string' && { description: lead }), ...about });
  const isComplete = useFirstAnswers();
  const looks = ['wrap page', narrow && 'narrow', !isComplete && 'arriving'].filter(Boolean).join(' ');
  return (
    <div className={looks}>
      {!isComplete && <Arriving />}
      <header className="page-head">
        <div>
          {eyebrow && <div className="eyebrow">{eyebrow}</div>}
          <h1 tabIndex={-1} {...(titleIn && writtenIn(titleIn))}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
