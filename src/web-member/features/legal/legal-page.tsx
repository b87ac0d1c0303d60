import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { showOperator } from '../../../app/contracts/operator.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { Page } from '../../ui/index.ts';
import { AccountLink, PublicFoot, PublicHeader } from '../shell/index.ts';
import './legal.css';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';

interface Section {
  title: string;
  text?: readonly string[];
  points?: readonly string[];
}

interface LegalPageProps {
  title: string;
  lead: string;
  address: string;
  sections: Readonly<Record<string, Section>>;
  /** The section that names the operator. */
  operatorIn: string;
  other: { to: string; label: string };
}

export function LegalPage({ title, lead, address, sections, operatorIn, other }: LegalPageProps) {
  const { t } = useText('legal');
  const all = Object.entries(sections);
  return (
    <>
      <PublicHeader>
        <AccountLink />
      </PublicHeader>
      <Page
        narrow
        title={title}
        lead={lead}
        about={{ address }}
        eyebrow={t('version', { date: formatCalendarDay(TERMS_VERSION) })}
      >
        <Link className="back" to="/">
          <ArrowLeft aria-hidden /> <span>{t('back')}</span>
        </Link>
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {all.map(([id, section]) => (
              <li key={id}>
                <a className="lone" href={`#${id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal">
          {all.map(([id, { title: heading, text = [], points = [] }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {id === operatorIn && <Operator />}
            </section>
          ))}
        </div>
        <p>
          <span>{t('also')}</span>
          <span>:</span> <Link to={other.to}>{other.label}</Link>
        </p>
      </Page>
      <PublicFoot />
    </>
  );
}

function Operator() {
  const { t } = useText('legal');
  const { data } = useEndpoint(showOperator);
  if (!data) return null;
  const { name, address, email } = data;
  return (
    <address aria-label={t('operator.label')}>
      <b>
        <InlineText>{name}</InlineText>
      </b>
      {address.map((line) => (
        <span key={line}>
          <InlineText>{line}</InlineText>
        </span>
      ))}
      <span>
        <span>{t('operator.write')}</span>{' '}
        <a className="lone" href={`mailto:${email}`}>
          <InlineText>{email}</InlineText>
        </a>
      </span>
    </address>
  );
}
