import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** What stands in a document's template between its tags: scripts that run there, and styles. */
const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style[^>]*>([^]*?)<\/style>/g };

/** By which hashes the content policy knows the inline scripts and styles of a template of ours. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

const hashesIn = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);

/** Of the template alone, before anything of a person is put into it. */
export const inlineHashes = (template: string): InlineHashes => ({
  script: hashesIn(template, INLINE.script),
  style: hashesIn(template, INLINE.style),
});

/** Lets the inline parts of this document run; everything else of the policy stays. */
export function allowInline(ctx: Context, { script, style }: InlineHashes): void {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  ctx.set(
    'Content-Security-Policy',
    policy
      .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...style].join(' ')),
  );
}
