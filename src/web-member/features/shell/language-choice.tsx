import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './language-choice.css';

type LanguageChoiceProps = {
  /** What they are chosen for, where nothing around them says so. */
  label?: string;
  of: readonly Language[];
  /** How a language is chosen; its name stands in it. */
  children: (language: Language, name: string) => ReactNode;
};

/** Languages, each by what its readers call it; the page's own is not pressed. */
export function LanguageChoice({ label, of, children }: LanguageChoiceProps) {
  const { i18n } = useTranslation();
  return (
    <ul className="language-choice" aria-label={label}>
      {of.map((language) => (
        <li key={language} lang={language} dir={languages[language].dir}>
          {language === i18n.language ? (
            <span aria-current="true">{languages[language].name}</span>
          ) : (
            children(language, languages[language].name)
          )}
        </li>
      ))}
    </ul>
  );
}
