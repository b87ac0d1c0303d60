import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProfileFormValues } from './form-values.ts';

/** Suggested first sentences for a text; a chosen one is inserted to be continued. */
export function Openings({ name }: { name: string }) {
  const { t } = useTranslation('profile');
  const { getValues, setValue, setFocus } = useFormContext<ProfileFormValues>();
  const sentences = Object.values(t(`openings.${name}` as 'openings.bio', { returnObjects: true }));
  const begin = (sentence: string) => {
    const written = String(getValues(name) ?? '').trim();
    setValue(name, written ? `${written} ${sentence} ` : `${sentence} `, { shouldDirty: true });
    setFocus(name);
  };
  return (
    <details className="openings">
      <summary>
        <span>{t('openings.title')}</span> <ChevronDown aria-hidden />
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button type="button" onClick={() => begin(sentence)}>
              {`${sentence} …`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
