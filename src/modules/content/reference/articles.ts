import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { articleCategories } from '../contracts/library.ts';
import { passagesOf, withoutReferences } from '../contracts/markdown.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../content/articles');
const FILE = new RegExp(`^(${languageIds.join('|')})/([^/]+)\\.md$`);
/** Front matter between two lines `---`, and the text. */
const PARTS = /^---\n([^]*?)---\n([^]*)$/;
/** Pages, other than articles, that an article may link to. */
const PAGES = ['/help', '/support', '/guidance', '/guidance/prayer-times'];
const WORDS_A_MINUTE = 200;

const frontMatter = z.strictObject({
  title: z.string().min(1).max(200),
  excerpt: z.string().min(1).max(160),
  category: z.enum(articleCategories),
  position: z.int().min(1).describe('in the lists of its language; the landing page shows the first three'),
});

interface Article extends z.infer<typeof frontMatter> {
  language: Language;
  slug: string;
  content: string;
}

/**
 * Reads the articles of a new site, `<language>/<slug>.md`, by language and position, English first.
 * @throws Error with a line for each fault: file, field and what is wrong
 */
export function readArticles(folder = FOLDER): Article[] {
  const faults: string[] = [];
  const articles: Article[] = [];
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const slugs = new Set(files.map((file) => path.posix.basename(file, '.md')));
  for (const file of files.toSorted()) {
    const [, language, slug = ''] = FILE.exec(file) ?? [];
    const [, yaml = '', text = ''] = PARTS.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    const { data, faults: inFacts } = frontMatterIn(yaml);
    if (!language) faults.push(`${file}: language: is in no folder of a language`);
    faults.push(...inFacts.map((fault) => `${file}: ${fault}`));
    for (const link of badLinksIn(text, slugs)) faults.push(`${file}: content: ${link} leads to no page`);
    if (data) articles.push({ ...data, language: language as Language, slug, content: text.trim() });
  }
  for (const language of languageIds)
    for (const slug of slugs)
      if (!files.includes(`${language}/${slug}.md`)) faults.push(`${language}/${slug}.md: language: is missing`);
  if (faults.length > 0) throw new Error(`Articles in ${folder}:\n${faults.join('\n')}`);
  const place = ({ language, position }: Article) => languageIds.indexOf(language) * files.length + position;
  return articles.sort((a, b) => place(a) - place(b));
}

/** Minutes to read the text before the references without haste. */
export function minutesOf(content: string): number {
  const words = withoutReferences(content).trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The front matter, or what is wrong with which field. */
function frontMatterIn(yaml: string): { data?: z.infer<typeof frontMatter>; faults: string[] } {
  try {
    const { data, error } = frontMatter.safeParse(parse(yaml), { error: z.locales.en().localeError });
    if (data) return { data, faults: [] };
    return { faults: error!.issues.map(({ path: at, message }) => `${at.join('.') || 'front matter'}: ${message}`) };
  } catch (error) {
    return { faults: [`front matter: ${(error as Error).message.split('\n', 1)[0]}`] };
  }
}

/** Links to unknown pages of this site, and links that the Markdown refuses and so shows as they are typed. */
function badLinksIn(text: string, slugs: Set<string>): string[] {
  const pages = new Set([...PAGES, ...[...slugs].map((slug) => `/guidance/${slug}`)]);
  const spans = passagesOf(text).flatMap(({ lines }) => lines.flat());
  return [
    ...spans.flatMap(({ href }) => (href?.startsWith('/') && !pages.has(href) ? href : [])),
    ...spans.flatMap(({ text }) => text.match(/\]\([^)]*\)/g) ?? []),
  ];
}
