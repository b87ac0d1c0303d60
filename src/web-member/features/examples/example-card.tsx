import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useText } from '../../lib/text/use-text.ts';
import { InlineText, UserText } from '../../../web-shared/ui/user-text.tsx';
import { useAnswer } from '../person/index.ts';
import { ExampleHead, type Example } from './example-head.tsx';
import { formatList } from '../../../web-shared/text/format.ts';
import { useReferenceWords } from '../../lib/text/use-reference-words.ts';

/** Maximum number of listed entries; the rest is a count. */
const NAMED = 3;

export function ExampleCard({ example }: { example: Example }) {
  const { t } = useText('examples');
  const answer = useAnswer();
  const words = useReferenceWords('examples');
  const inShort = (list: string[]) => {
    const restCount = list.length - NAMED;
    const named = formatList(list.slice(0, NAMED));
    return restCount > 0 ? `${named} ${t('more', { count: restCount })}` : named;
  };
  const facts = {
    ethnicity: answer({ ethnicity: example.ethnicity }, 'ethnicity', profileFields.ethnicity),
    nationality: words(example.nationality),
    education: example.education,
    religiousPractice: t(`religiousPractice.${example.religiousPractice}`),
    sectMadhab: t(`sect.${example.sectMadhab}`),
    hijabPreference: example.hijabPreference && t(`hijabPreference.${example.hijabPreference}`),
    childrenAges: example.childrenAges,
    languagesSpoken: inShort(example.languagesSpoken),
    hobbiesInterests: inShort(example.hobbiesInterests),
  };
  return (
    <article className="card example" id={`example-${example.id}`}>
      <p className="eyebrow">{t('invented')}</p>
      <ExampleHead example={example} as="h2" />
      <UserText className="said">{example.aboutMe}</UserText>
      <p>
        <b>{t('lookingFor')}</b> <InlineText>{example.lookingFor}</InlineText>
      </p>
      <dl>
        {(Object.keys(facts) as (keyof typeof facts)[])
          .filter((name) => facts[name])
          .map((name) => (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>
                <InlineText>{facts[name]}</InlineText>
              </dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
