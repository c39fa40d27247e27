/** Tells password managers whose password a form is about, where the email itself is not asked for. */
export function AccountName({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
