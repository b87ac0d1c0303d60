import { languageIds, languages, type Language } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';

type LanguageChoiceProps = {
  label: string;
  /** How a language is chosen; its name stands in it. */
  children: (language: Language, name: string) => React.ReactNode;
};

/** The languages of a page, each by what its readers call it; the page's own is not pressed. */
export function LanguageChoice({ label, children }: LanguageChoiceProps) {
  const { i18n } = useTranslation();
  return (
    <ul className="language-choice" aria-label={label}>
      {languageIds.map((language) => (
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
