import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '../../web-shared/ui/elements.ts';

type PageProps = { title: string; lead?: string | undefined; actions?: Elements; children: Elements };

export function Page({ title, lead, actions, children }: PageProps) {
  const { t } = useTranslation('console');
  useEffect(() => {
    document.title = t('documentTitle', { title });
  }, [t, title]);
  return (
    <>
      <div className="page-head">
        <div>
          <Heading text={title} />
          {lead && <p className="quiet">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}

/** Takes the focus from the page when it appears there. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === 'content') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title" dir="auto">
      {text}
    </h1>
  );
}

/** A section of a page on its own surface. */
export const Panel = ({ title, actions, children }: { title?: string; actions?: Elements; children: Elements }) => (
  <section className="panel stack">
    {title && (
      <div className="row between">
        <h2 className="panel-title">{title}</h2>
        {actions}
      </div>
    )}
    {children}
  </section>
);
