import { listExampleProfiles } from '#modules/content/contracts/library.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { ExampleHead } from '../examples/index.ts';
import { NotFetched } from './not-fetched.tsx';
import { Part } from './part.tsx';

const SHOWN_OF_EACH = 3;
/** Matches whole sentences from the start, at least 60 letters. */
const BEGINNING = /^.{60,}?[.!?](?=\s|$)|^.+/s;

/** Up to three invented sisters and three invented brothers, if there are any. */
export function FirstExamples() {
  const { t } = useText('landing');
  const { data: examples = [], error } = useEndpoint(listExampleProfiles, { query: {} });
  const of = (gender: string) => examples.filter((one) => one.gender === gender).slice(0, SHOWN_OF_EACH);
  const shown = [...of('female'), ...of('male')];
  if (!error && shown.length === 0) return null;
  return (
    <Part
      id="examples"
      title={t('examples.title')}
      lead={t('examples.lead')}
      more={{ to: '/example-profiles', label: t('examples.all') }}
    >
      {error ? (
        <NotFetched title={t('examples.failed')} text={t('examples.failedText')} />
      ) : (
        <ul className="three">
          {shown.map((example) => (
            <li key={example.id}>
              <ExampleHead example={example} as="h3" to={`/example-profiles#example-${example.id}`} />
              <p className="serif" dir="auto">
                {BEGINNING.exec(example.aboutMe)?.[0]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
