import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './language-choice.css';

type LanguageChoiceProps = {
  /** What they are chosen for, where nothing around them says so. */
  label?: string;
  of: readonly Language[];
  /** The one that is chosen; the page's own, where nothing else is said. */
  chosen?: Language;
  /** How a language is chosen; its name stands in it. */
  children: (language: Language, name: string) => ReactNode;
};

/** Languages, each by what its readers call it; the chosen one is not pressed. */
export function LanguageChoice({ label, of, chosen, children }: LanguageChoiceProps) {
  const { i18n } = useTranslation();
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
