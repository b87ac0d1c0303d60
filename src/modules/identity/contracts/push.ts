/** Kinds of push notifications; `decisions` are a guardian's items to review. */
export const pushKinds = ['messages', 'decisions', 'matches'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Browsers per account; a further one replaces the oldest. */
export const PUSH_DEVICES = 5;

/** The decrypted payload: a sentence of the catalogue, and the page that a press opens. */
export interface PushNotice {
  title: string;
  language: string;
  dir: 'ltr' | 'rtl';
  kind: PushKind;
  path: string;
}

export const getPush = 'GET /api/account/push';
export const addPush = 'PUT /api/account/push';
export const changePush = 'PUT /api/account/push/:id';
export const removePush = 'DELETE /api/account/push/:id';
