/** Tells password managers of which account a form's password is; nobody sees it. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
);
