import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import './language-choice.css';

type LanguageChoiceProps = {
  /** The purpose of the choice, if the context does not say so. */
  label?: string;
  of: readonly Language[];
  /** The selected language; by default the page's own. */
  chosen?: Language;
  /** Renders the control of a language, labelled with its name. */
  children: (language: Language, name: string) => ReactNode;
};

/** A list of languages, each in its own name; the selected one is not a control. */
export function LanguageChoice({ label, of, chosen, children }: LanguageChoiceProps) {
  const { i18n } = useText();
  if (of.length < 2) return null;
  return (
    <ul className="language-choice" aria-label={label}>
      {of.map((language) => (
        <li key={language} lang={language} dir={languages[language].dir}>
          {language === (chosen ?? i18n.language) ? (
            <span aria-current="true">{languages[language].name}</span>
          ) : (
            children(language, languages[language].name)
          )}
        </li>
      ))}
    </ul>
  );
}
