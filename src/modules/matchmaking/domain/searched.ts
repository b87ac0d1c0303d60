import { searchKey } from '#kernel/search/search-key.ts';
import type { ProfileField } from '../contracts/profile-field.ts';

/** Countries by what their people are called: a search takes either for the other. */
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

/**
 * A line as it is searched by: folded, a people by its country where the field names either. What was typed as a filter
 * goes the same way as what a member stated.
 */
export function searched({ filter }: ProfileField, line: string): string {
  const key = searchKey(line);
  return filter?.peoples ? (COUNTRY_OF[key] ?? key) : key;
}
