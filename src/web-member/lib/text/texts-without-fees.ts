import type { Language } from '#kernel/i18n/languages.ts';
import { applyVariant, type Branch, type Variant } from '#kernel/i18n/variants.ts';
import { at, type Replacements } from './tree.ts';

const variants = import.meta.glob<{ default: Record<string, Variant> }>('../../../texts-without-fees/*.json');

/** Loads what replaces texts on a site without fees; apart, since other sites never need it. */
export async function replacementsIn(language: Language): Promise<Replacements> {
  const { default: variant } = await variants[`../../../texts-without-fees/${language}.json`]!();
  return (namespace, steps, text) =>
    applyVariant(text as Branch | undefined, at(variant[namespace], steps)) as ReturnType<Replacements>;
}
