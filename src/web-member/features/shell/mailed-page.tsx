import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { RenderFailure } from '../../../app/contracts/rendering.ts';
import { useView } from '../../lib/rendered-document.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page/page.tsx';
import { PublicHeader } from './navigation/public-header.tsx';
import type { Elements } from '../../ui/elements.ts';

type MailedPageProps = {
  /** Stands in the browser's history, and therefore names nobody. */
  title: string;
  heading: string;
  children: Elements;
};

/** A page behind a mailed link: made by the server alone, of what its route shows. */
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

/** Around all of them: what failed before the page's own route was reached is told in its place. */
export function MailedLayout() {
  const { t } = useTranslation('common');
  const view = useView<object | RenderFailure>();
  if (!('failed' in view)) return <Outlet />;
  return (
    <MailedPage title={t('error.title')} heading={t('error.title')}>
      <p>{view.failed}</p>
      <HomeLink />
    </MailedPage>
  );
}

/** The way on, where nothing else is. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <div>
      <LinkButton to="/">{t('notFound.toHome')}</LinkButton>
    </div>
  );
}
