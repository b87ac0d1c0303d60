import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { LinkButton, Ornament, Spinner, useTitle, Bubble, Steps } from '../../ui/index.ts';
import { useUser } from '../session/index.ts';
import { PublicFoot, PublicHeader } from '../shell/index.ts';
import { FirstExamples } from './first-examples.tsx';
import { GuidanceExcerpt } from './guidance-excerpt.tsx';
import { Part } from './part.tsx';
import { SampleProfile } from './sample-profile.tsx';
import { SignedInHome } from './signed-in-home.tsx';
import { Figures, Stories } from './site-words.tsx';
import { Three } from './three.tsx';
import './landing.css';

const LOGIN = '/api/login';
const SIGN_UP = `${LOGIN}?tab=signup`;

/** The landing page of visitors; signed-in people see their three steps instead. */
export function LandingPage() {
  const { t } = useText('landing');
  const { data: user, isPending } = useUser();
  useTitle(t('title'), { description: t('hero.lead'), address: '/' });
  if (isPending) return <Spinner />;
  if (user) return <SignedInHome />;
  return (
    <>
      <div className="ornamented">
        <Ornament />
        <LandingHead />
        <Hero />
      </div>
      <Figures />
      <Part id="how" title={t('how.title')}>
        <Three
          items={(['profile', 'request', 'talk'] as const).map((id) => ({ id, ...said(`how.steps.${id}`) }))}
          numbered
        />
      </Part>
      <FirstExamples />
      <Part id="features" title={t('features.title')}>
        <Three
          items={(['oversight', 'values', 'matching'] as const).map((id) => ({ id, ...said(`features.${id}`) }))}
        />
      </Part>
      <Stories />
      <GuidanceExcerpt />
      <section className="wrap landing-close">
        <h2>{t('close.title')}</h2>
        <p className="quiet">{t('close.text')}</p>
        <LinkButton variant="primary" href={SIGN_UP}>
          {t('hero.create')}
        </LinkButton>
      </section>
      <PublicFoot />
    </>
  );

  function said(
    key: `how.steps.${'profile' | 'request' | 'talk'}` | `features.${'oversight' | 'values' | 'matching'}`,
  ) {
    return { title: t(`${key}.title`), text: t(`${key}.text`) };
  }
}

function LandingHead() {
  const { t } = useText(['landing', 'common']);
  return (
    <PublicHeader>
      <nav aria-label={t('nav.label')}>
        <a className="wide-only" href="#how">
          {t('nav.how')}
        </a>
        <Link className="wide-only" to="/example-profiles">
          {t('nav.examples')}
        </Link>
        <Link className="wide-only" to="/guidance">
          {t('nav.guidance')}
        </Link>
        {currentSite().fees && (
          <Link className="wide-only" to="/pricing">
            {t('nav.pricing')}
          </Link>
        )}
        <LinkButton small href={LOGIN}>
          {t('common:signIn')}
        </LinkButton>
      </nav>
    </PublicHeader>
  );
}

function Hero() {
  const { t, i18n } = useText(['landing', 'common']);
  return (
    <div className="wrap hero">
      <div className="hero-words">
        <div>
          <p className="eyebrow">{currentSite().tagline[i18n.language] || t('common:tagline')}</p>
          <h1>{t('hero.title')}</h1>
        </div>
        <div>
          <p className="hero-lead">{t('hero.lead')}</p>
          <div className="row">
            <LinkButton variant="primary" href={SIGN_UP}>
              {t('hero.create')}
            </LinkButton>
            <LinkButton to="/example-profiles">{t('hero.examples')}</LinkButton>
          </div>
        </div>
      </div>
      <section className="hero-pair" aria-label={t('sample.label')}>
        <SampleProfile />
        <ExampleConversation />
      </section>
    </div>
  );
}

function ExampleConversation() {
  const { t } = useText('landing');
  return (
    <section className="card" aria-label={t('example.label')}>
      <p className="small quiet">{t('example.notice')}</p>
      <div>
        <Bubble meta={t('example.theirsState')}>{t('example.theirs')}</Bubble>
        <Bubble mine meta={t('example.mineState')}>
          {t('example.mine')}
        </Bubble>
      </div>
      <Steps
        label={t('example.steps.label')}
        steps={[
          { label: t('example.steps.written'), state: 'done' },
          { label: t('example.steps.guardian'), state: 'now' },
          { label: t('example.steps.delivered'), state: 'next' },
        ]}
      />
    </section>
  );
}
