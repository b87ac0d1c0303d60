import { saveSearch } from '#modules/matchmaking/contracts/saved-searches.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(saveSearch.body.pick({ name: true, digest: true }));
