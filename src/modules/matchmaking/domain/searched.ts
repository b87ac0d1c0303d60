import { searchKey } from '#kernel/search/search-key.ts';
import type { ProfileField } from '../contracts/fields/profile-field.ts';

/** Countries by the name of their people: a search takes either for the other. */
export const COUNTRY_OF: Readonly<Record<string, string>> = {
  pakistani: 'pakistan',
  indian: 'india',
  bangladeshi: 'bangladesh',
  egyptian: 'egypt',
  moroccan: 'morocco',
  turkish: 'turkey',
  somali: 'somalia',
  nigerian: 'nigeria',
  malaysian: 'malaysia',
  indonesian: 'indonesia',
  afghan: 'afghanistan',
  iraqi: 'iraq',
  syrian: 'syria',
  lebanese: 'lebanon',
  jordanian: 'jordan',
  palestinian: 'palestine',
  sudanese: 'sudan',
  yemeni: 'yemen',
  british: 'britain',
  american: 'america',
};

/** Returns the search key of a line, with a people's name replaced by its country where the field has both. */
export function searched({ filter }: ProfileField, line: string): string {
  const key = searchKey(line);
  return filter?.peoples ? (COUNTRY_OF[key] ?? key) : key;
}
