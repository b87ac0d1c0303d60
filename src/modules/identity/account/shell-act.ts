/** Acts of the operator from the shell on an account, for a site whose admins cannot sign in. */
export const shellActs = ['make-admin', 'enable', 'end-second-factor'] as const;
export type ShellAct = (typeof shellActs)[number];
