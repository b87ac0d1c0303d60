import { showSiteContent } from '#modules/content/contracts/site-content.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';
import { Part } from './part.tsx';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';

/** The operator's figures about the service with their dates, if any. */
export function Figures() {
  const { t } = useText('landing');
  const words = useReferenceWords('landing');
  const { data } = useEndpoint(showSiteContent);
  const figures = data?.figures ?? [];
  if (figures.length === 0) return null;
  return (
    <section className="wrap" aria-label={t('figures.title')}>
      <dl className="figures">
        {figures.map(({ headline, text }) => (
          <div key={text}>
            <dt>
              <InlineText>{words(text)}</InlineText>
            </dt>
            <dd>
              <InlineText>{headline}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      {daysOf(figures).map((said) => (
        <p className="small quiet" key={said.asOf + String(said.isExample)}>
          {t(said.isExample ? 'figures.example' : 'figures.asOf', { date: formatCalendarDay(said.asOf) })}
        </p>
      ))}
    </section>
  );
}

export function Stories() {
  const { t } = useText('landing');
  const { data } = useEndpoint(showSiteContent);
  const stories = data?.stories ?? [];
  if (stories.length === 0) return null;
  return (
    <Part id="stories" title={t('stories.title')}>
      <ul className="stories">
        {stories.map(({ headline, text, asOf, isExample }) => (
          <li key={headline}>
            <UserText>{text}</UserText>
            <h3 dir="auto">{headline}</h3>
            <p className="small quiet">
              {t(isExample ? 'stories.example' : 'stories.asOf', { date: formatCalendarDay(asOf) })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type DatedText = { asOf: string; isExample: boolean };

function daysOf(said: DatedText[]): DatedText[] {
  return said.filter(
    ({ asOf, isExample }, place) =>
      said.findIndex((other) => other.asOf === asOf && other.isExample === isExample) === place,
  );
}
