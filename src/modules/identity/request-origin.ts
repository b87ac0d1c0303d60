import type { UserId } from '#kernel/values/ids.ts';

/** Origin of a request: browser cookies, network and signed-in account. */
export interface RequestOrigin {
  accountId: UserId | null;
  device: string | undefined;
  signUpHandle: string | undefined;
  address: string;
}

/** For requests without a browser, such as the demo's. */
export const NO_ORIGIN: RequestOrigin = { accountId: null, device: undefined, signUpHandle: undefined, address: '' };
