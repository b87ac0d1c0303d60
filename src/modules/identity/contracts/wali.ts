export const waliRelations = [
  'father',
  'brother',
  'uncle',
  'grandfather',
  'nephew',
  'son',
  'imam',
  'other_male_relative',
] as const;
export type WaliRelation = (typeof waliRelations)[number];
