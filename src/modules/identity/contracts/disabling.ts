/** Why staff disable an account; its owner reads it. */
export const disablingCauses = ['rules', 'fraud', 'violence'] as const;
export type DisablingCause = (typeof disablingCauses)[number];
