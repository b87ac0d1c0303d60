import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { useTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { useUser } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { ExampleConversation } from './example-conversation.tsx';
import { GuidanceExcerpt } from './guidance-excerpt.tsx';
import { SignedInHome } from './signed-in-home.tsx';
import { Three } from './three.tsx';
import './landing.css';

const LOGIN = '/api/login';
/** The same place, opened where an account is made. */
const SIGN_UP = `${LOGIN}?tab=signup`;

/** What a visitor sees; whoever is signed in sees the three steps instead. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  const { data: user, isPending } = useUser();
  useTitle(t('title'), { description: t('hero.lead'), address: '/' });
  if (isPending) return <Spinner />;
  if (user) return <SignedInHome />;
  return (
    <>
      <div className="ornamented">
        <Ornament />
        <PublicHeader>
          <nav aria-label={t('nav.label')}>
            <a className="wide-only" href="#how">
              {t('nav.how')}
            </a>
            <Link className="wide-only" to="/guidance">
              {t('nav.guidance')}
            </Link>
            <Link className="wide-only" to="/pricing">
              {t('nav.pricing')}
            </Link>
            <LinkButton small href={LOGIN}>
              {t('common:signIn')}
            </LinkButton>
          </nav>
        </PublicHeader>
        <Hero />
      </div>
      <section className="wrap landing-part" id="how" aria-labelledby="how-title">
        <h2 id="how-title">{t('how.title')}</h2>
        <Three
          items={(['profile', 'request', 'talk'] as const).map((id) => ({ id, ...said(`how.steps.${id}`) }))}
          numbered
        />
      </section>
      <section className="wrap landing-part" aria-labelledby="features-title">
        <h2 id="features-title">{t('features.title')}</h2>
        <Three
          items={(['oversight', 'values', 'matching'] as const).map((id) => ({ id, ...said(`features.${id}`) }))}
        />
      </section>
      <GuidanceExcerpt />
      <section className="wrap landing-close">
        <h2>{t('close.title')}</h2>
        <p className="quiet">{t('close.text')}</p>
        <LinkButton look="main" href={SIGN_UP}>
          {t('hero.create')}
        </LinkButton>
      </section>
      <LandingFoot />
    </>
  );

  function said(
    key: `how.steps.${'profile' | 'request' | 'talk'}` | `features.${'oversight' | 'values' | 'matching'}`,
  ) {
    return { title: t(`${key}.title`), text: t(`${key}.text`) };
  }
}

function Hero() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <div className="wrap hero">
      <div>
        <p className="eyebrow">{t('common:tagline')}</p>
        <h1>{t('hero.title')}</h1>
        <p className="hero-lead">{t('hero.lead')}</p>
        <div className="row">
          <LinkButton look="main" href={SIGN_UP}>
            {t('hero.create')}
          </LinkButton>
          <LinkButton to="/guidance">{t('nav.guidance')}</LinkButton>
        </div>
      </div>
      <ExampleConversation />
    </div>
  );
}

function LandingFoot() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <footer className="landing-foot">
      <nav className="wrap row" aria-label={t('foot.label')}>
        <span className="quiet">{t('common:tagline')}</span>
        <Link to="/guidance">{t('nav.guidance')}</Link>
        <Link to="/pricing">{t('nav.pricing')}</Link>
        <a className="lone" href="/help">
          {t('common:help')}
        </a>
      </nav>
    </footer>
  );
}
