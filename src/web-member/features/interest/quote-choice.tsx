import { quotableSentences } from '#modules/matchmaking/contracts/quotes/quotable.ts';
import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { RadioGroup } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import './interest.css';

type QuoteChoiceProps = {
  profile: SeenProfile;
  /** Empty: no quotation. */
  quote: string;
  onChoose: (quote: string) => void;
  error: string | undefined;
};

/** The sentences of a profile of which a request may quote one (R-C.6), folded until the sender wants to. */
export function QuoteChoice({ profile, quote, onChoose, error }: QuoteChoiceProps) {
  const { t } = useText('interest');
  const sentences = quotableSentences(profile);
  if (sentences.length === 0) return null;
  return (
    <details className="earlier quoting">
      <summary>{t('quote.open')}</summary>
      <RadioGroup
        legend={t('quote.legend')}
        hint={t('quote.hint')}
        {...(error && { error })}
        choices={[
          { value: '', label: t('quote.none') },
          ...sentences.map((words) => ({ value: words, label: <InlineText>{words}</InlineText> })),
        ]}
        input={({ value }) => ({ name: 'quote', checked: quote === value, onChange: () => onChoose(value) })}
      />
    </details>
  );
}
