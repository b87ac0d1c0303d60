import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PaperId } from '../contracts/admin/admin-papers.schema.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/papers');

/** The hash of each section of a paper, by its heading; what precedes the first one is in the section of the title. */
export type Sections = Record<string, string>;

/** Reads the title and the sections of a paper. */
export function readPaper(id: PaperId): { title: string; sections: Sections } {
  return paperOf(readFileSync(path.join(FOLDER, `${id}.md`), 'utf8'));
}

export function paperOf(text: string): { title: string; sections: Sections } {
  const parts = text.split(/^##? /m).slice(1);
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return [heading, createHash('sha256').update(lines.join('\n')).digest('base64')];
  });
  return { title: sections[0]![0]!, sections: Object.fromEntries(sections) as Sections };
}

/** Returns the headings of the sections that were added, changed or removed. */
export const changesBetween = (before: Sections, after: Sections): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((heading) => before[heading] !== after[heading]);
