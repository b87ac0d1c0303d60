import type { articleCategories } from '../contracts/library.ts';
import { compatibility, dua, istikhara } from './articles/choosing.ts';
import { relatives, stepchildren } from './articles/families.ts';
import { guardian } from './articles/guardians.ts';
import { covenant, speaking } from './articles/married-life.ts';
import { afterBereavement, beginningAgain } from './articles/marrying-again.ts';

/** A row of content.article as it is first written. `content` is plain text: an empty line begins a new paragraph. */
export interface NewArticle {
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: (typeof articleCategories)[number];
  /** Minutes. */
  read_time: number;
  is_published: boolean;
}

/** The guidance that the service begins with. The first three are those that the landing page shows. */
export const articles: NewArticle[] = [
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
].map((article) => ({ ...article, content: article.content.trim() }));
