import type { articleCategories } from '../contracts/library.ts';
import { compatibility, dua, istikhara } from './articles/choosing.ts';
import { relatives, stepchildren } from './articles/families.ts';
import { guardian } from './articles/guardians.ts';
import { covenant, speaking } from './articles/married-life.ts';
import { afterBereavement, beginningAgain } from './articles/marrying-again.ts';

/**
 * An article as it is first written. `content` is Markdown: paragraphs, `## ` headings, `- ` lists, `> ` quotes,
 * *emphasis*. Its last section is `## References`, a list of what the text quotes.
 */
export interface NewArticle {
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: (typeof articleCategories)[number];
  is_published: boolean;
}

const WORDS_A_MINUTE = 200;
const REFERENCES = /\n## References\n[^]*$/;

/** What is read before the references, at the pace of somebody who is not in a hurry. */
function minutesOf(content: string): number {
  const words = content.replace(REFERENCES, '').trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The guidance that the service begins with. The first three are those that the landing page shows. */
export const articles: (NewArticle & { /** Minutes. */ read_time: number })[] = [
  beginningAgain,
  istikhara,
  guardian,
  afterBereavement,
  stepchildren,
  relatives,
  compatibility,
  dua,
  covenant,
  speaking,
].map((article) => ({ ...article, content: article.content.trim(), read_time: minutesOf(article.content) }));
