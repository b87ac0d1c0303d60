import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';

type WordsProps = { children: ReactNode; as?: 'p' | 'div' | 'blockquote'; className?: string };

/** A text written by a person, in the direction of its script. */
export function UserText({ children, as: As = 'p', className = 'said' }: WordsProps) {
  return (
    <As className={className} dir="auto">
      {children}
    </As>
  );
}

/** Attributes for text in a language that may differ from the page's. */
export const writtenIn = (language: Language) => ({ lang: language, dir: languages[language].dir });

/** Inline text written by a person, isolated in its own direction. */
export const InlineText = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;
