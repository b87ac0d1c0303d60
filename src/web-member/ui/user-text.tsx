import { languages, type Language } from '#kernel/i18n/languages.ts';
import type { ReactNode } from 'react';

type WordsProps = { children: ReactNode; as?: 'p' | 'div' | 'blockquote'; className?: string };

/** A person's own words as a text of its own: it runs in the direction of its script, whatever the page's. */
export function UserText({ children, as: As = 'p', className = 'said' }: WordsProps) {
  return (
    <As className={className} dir="auto">
      {children}
    </As>
  );
}

/** What was written in a language, whatever that of the page around it. */
export const writtenIn = (language: Language) => ({ lang: language, dir: languages[language].dir });

/** A few words of a person within a line: they run in their own direction and leave their neighbours alone. */
export const InlineText = ({ children }: { children: ReactNode }) => <bdi>{children}</bdi>;
