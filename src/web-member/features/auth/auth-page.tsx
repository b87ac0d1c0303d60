import { currentSite } from '#kernel/i18n/current-site.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { isStaff } from '#kernel/contracts/roles.ts';
import { returnTo } from '../../../web-shared/return-to.ts';
import { Redirect, Spinner, Tabs, useTitle, Ornament } from '../../ui/index.ts';
import { CONSOLE, ToConsole, useSession } from '../session/index.ts';
import { madeAccount } from '../paid-sign-up/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';
import './auth.css';
import { HeartHandshake, Scale, ShieldCheck } from 'lucide-react';

const points = [
  { id: 'supervised', Icon: ShieldCheck },
  { id: 'compatibility', Icon: Scale },
  { id: 'respectful', Icon: HeartHandshake },
] as const;

function SidePanel() {
  const { t } = useText('auth');
  return (
    <aside className="auth-side ornamented">
      <Ornament />
      <h2>{t('side.title')}</h2>
      <ul className="auth-points">
        {points.map(({ id, Icon }) => (
          <li key={id}>
            <Icon aria-hidden />
            <span>{t(`side.points.${id}`)}</span>
          </li>
        ))}
      </ul>
      <figure>
        <blockquote className="said">{t('side.verse')}</blockquote>
        <figcaption className="small quiet">{t('side.reference')}</figcaption>
      </figure>
    </aside>
  );
}

export function AuthPage() {
  const { t, i18n } = useText(['auth', 'common']);
  const [search] = useSearchParams();
  const { session, isPending } = useSession();
  useTitle(t('title'));
  const next = returnTo(search);
  if (isStaff(session.user?.role)) return <ToConsole at={next?.startsWith(CONSOLE) ? next : CONSOLE} />;
  if (isPending) return <Spinner />;
  if (session.user) return <Redirect to={next?.startsWith(CONSOLE) ? '/dashboard' : (next ?? '/dashboard')} />;

  const tab = search.get('tab') ?? (search.has('plan') ? 'signup' : 'signin');
  const made = madeAccount();
  const addressOf = (value: string) => `?${new URLSearchParams({ ...Object.fromEntries(search), tab: value })}`;
  return (
    <div className="auth">
      <div className="auth-main">
        <PublicHeader />
        <div className="auth-card">
          <h1 className="only-read">{t('title')}</h1>
          <p className="eyebrow">{currentSite().tagline[i18n.language] || t('common:tagline')}</p>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            addressOf={addressOf}
            tabs={[
              {
                value: 'signin',
                label: t('tabs.signIn'),
                content: <SignInForm key={made?.email} made={made} next={next} />,
              },
              { value: 'signup', label: t('tabs.signUp'), content: <SignUpForm /> },
            ]}
          />
          <div className="auth-foot">
            <p>{t('agreement')}</p>
            <p>
              <Link to="/privacy-policy">{t('common:foot.privacy')}</Link>{' '}
              <Link to="/terms-of-service">{t('common:foot.terms')}</Link>{' '}
              {currentSite().fees && <Link to="/pricing">{t('toPricing')}</Link>}
            </p>
            <p>
              <Link className="lone" to="/help" reloadDocument>
                {t('common:help')}
              </Link>
            </p>
          </div>
        </div>
      </div>
      <SidePanel />
    </div>
  );
}
