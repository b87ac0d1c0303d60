import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';
import { isEnglish } from '../text/written-language.ts';

type WordsProps = {
  children: ReactNode;
  as?: 'p' | 'div' | 'blockquote';
  className?: string;
  /** The whole text, if it is shown in parts. */
  text?: string;
};

/** A text written by a person, in the direction of its script. English has its own leading on every page. */
export function UserText({ children, as: As = 'p', className = 'said', text }: WordsProps) {
  const words = text ?? (typeof children === 'string' ? children : '');
  return (
    <As className={className} {...(isEnglish(words) ? writtenIn('en') : { dir: 'auto' })}>
      {children}
    </As>
  );
}

/** Attributes for text in a language that may differ from the page's. */
export const writtenIn = (language: Language) => ({ lang: language, dir: languages[language].dir });

/** Inline text written by a person, isolated in its own direction. */
export const InlineText = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;
