export const articleCategories = [
  'remarriage',
  'children',
  'istikhara',
  'marriage',
  'family',
  'dua',
  'communication',
  'compatibility',
  'islamic-guidance',
] as const;
export const SEARCHED = 100;
export const EXAMPLE_AGES = { least: 18, most: 80 };
export const exampleStatuses = ['divorced', 'widowed'] as const;

export const listGuidance = 'GET /api/guidance';
export const showGuidance = 'GET /api/guidance/:slug';

export const listExampleProfiles = 'GET /api/example-profiles';
