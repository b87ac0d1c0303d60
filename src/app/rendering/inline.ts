import { sha256 } from '#kernel/values/sha256.ts';
import type { Context } from 'koa';

/** Inline scripts and styles in a document's template. */
const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style[^>]*>([^]*?)<\/style>/g };

/** Hashes of a template's inline scripts and styles, for the content security policy. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

const hashesIn = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, text]) => `'sha256-${sha256(text!, 'base64')}'`);

/** Computes the hashes from the template, before any personal text is inserted. */
export const inlineHashes = (template: string): InlineHashes => ({
  script: hashesIn(template, INLINE.script),
  style: hashesIn(template, INLINE.style),
});

/** Adds the document's inline parts to its content security policy. */
export function allowInline(ctx: Context, { script, style }: InlineHashes): void {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  ctx.set(
    'Content-Security-Policy',
    policy
      .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...style].join(' ')),
  );
}
