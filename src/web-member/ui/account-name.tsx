/** A hidden field that tells password managers the account of a form's password. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
);
