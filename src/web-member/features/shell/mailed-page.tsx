import { useText } from '../../lib/text/use-text.ts';
import { Outlet } from 'react-router-dom';
import type { RenderFailure } from '../../../app/contracts/rendering.ts';
import { useView } from '../../lib/rendered-document.ts';
import { LinkButton, useTitle } from '../../ui/index.ts';
import { PublicHeader } from './navigation/public-header.tsx';
import type { Elements } from '../../../web-shared/ui/elements.ts';

type MailedPageProps = {
  /** Part of the browser's history, so it must not contain names. */
  title: string;
  heading: string;
  children: Elements;
};

/** A page behind an emailed link, rendered on the server from the data of its route. */
export function MailedPage({ title, heading, children }: MailedPageProps) {
  useTitle(title);
  return (
    <>
      <PublicHeader />
      <div className="wrap narrow page">
        <h1>{heading}</h1>
        {children}
      </div>
    </>
  );
}

/** The layout of these pages; shows failures from before the page's own route. */
export function MailedLayout() {
  const { t } = useText('common');
  const view = useView<object | RenderFailure>();
  if (!('failed' in view)) return <Outlet />;
  return (
    <MailedPage title={t('error.title')} heading={t('error.title')}>
      <p>{view.failed}</p>
      <HomeLink />
    </MailedPage>
  );
}

/** A link home, for pages without another next step. */
export function HomeLink() {
  const { t } = useText('common');
  return (
    <div>
      <LinkButton to="/">{t('notFound.toHome')}</LinkButton>
    </div>
  );
}
