import { normalizeCompatibility, REPLACEMENT, WORD_SIGNS } from '../values/normalize-compatibility.ts';
import { BETWEEN_WORDS, characterKey, searchKey, SPELT_ALIKE, STRIPPED } from './search-key.ts';

/** Inputs of the definition: its rules, and the characters of this Unicode version. */
export const SEARCH_KEY_VERSION = [
  String(searchKey),
  String(normalizeCompatibility),
  WORD_SIGNS,
  String(characterKey),
  String(searchKeySql),
  JSON.stringify(SPELT_ALIKE),
  STRIPPED,
  BETWEEN_WORDS,
  process.versions.unicode,
].join('\n');

const NAME = 'kernel.search_key(given text) returns text';

/** SQL of `searchKey`, generated from it character by character. */
export function searchKeySql(): string {
  const { stripped, between, letters, expanded } = rules();
  const common = letters.filter(([letter]) => letter < RARE);
  const rare = letters.filter(([letter]) => letter >= RARE);
  const rareClass = classOf(rare.map(([letter]) => letter.codePointAt(0)!));
  return `create or replace function ${NAME} language plpgsql immutable strict parallel safe as $function$
declare
  key text := given;
begin
  if octet_length(key) = length(key) then
    key := translate(lower(key collate "C"), ${quoted(ASCII_STRIPPED)}, '');
    return btrim(regexp_replace(key, '[^a-z0-9]+', ' ', 'g'));
  end if;
  key := regexp_replace(normalize(regexp_replace(key, '${WORD_SIGNS.source}', '${REPLACEMENT}', 'g'), nfkd), '[${classOf(stripped)}]', '', 'g');
  if key ~ '[${rareClass}]' then
    key := translate(key, ${columns(rare)});
  end if;
  key := translate(key, ${columns(common)});
  ${expanded.map(([letter, key]) => `key := replace(key, ${quoted(letter)}, ${quoted(key)});`).join('\n  ')}
  return btrim(regexp_replace(key, '[${classOf(between)}]+', ' ', 'g'));
end
$function$`;
}

const ASCII_STRIPPED = "'`";
/** Beginning of scripts that are rare here: searched only in texts that have them. */
const RARE = '\u0700';

/** The result for each character of a decomposed text. */
function rules() {
  const stripped: number[] = [];
  const between: number[] = [];
  const letters: [letter: string, key: string][] = [];
  const expanded: [letter: string, key: string][] = [];
  for (let code = 1; code < 0x110000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    if (normalizeCompatibility(character, 'NFKD') !== character) continue;
    if (character.replace(STRIPPED, '') === '') stripped.push(code);
    else if (/[^\p{L}\p{N}]/u.test(character)) between.push(code);
    else {
      const key = characterKey(character);
      if (key === character) continue;
      (isOneCharacter(key) ? letters : expanded).push([character, key]);
    }
  }
  return { stripped, between, letters, expanded };
}

const isOneCharacter = (text: string): boolean => [...text].length === 1;

function classOf(codes: number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('');
}

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const columns = (pairs: [letter: string, key: string][]): string =>
  [0, 1].map((column) => quoted(pairs.map((pair) => pair[column]).join(''))).join(', ');
