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

/**
 * Why a ward names an imam: she has no Muslim relative on her father's side, none of them can, he refused, or it is not
 * safe to ask her family (R-D.2).
 */
export const imamReasons = ['none', 'unable', 'refused', 'unsafe'] as const;
export type ImamReason = (typeof imamReasons)[number];
