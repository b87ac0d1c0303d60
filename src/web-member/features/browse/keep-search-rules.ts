import { keepSearch } from '#modules/matchmaking/contracts/saved-searches.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(keepSearch.body.pick({ name: true, letter: true }));
