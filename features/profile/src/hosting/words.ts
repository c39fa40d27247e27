export const words = {
  /** The usual limit of supabase/migrations/20261121110100_accounts_and_limits.sql. The page cannot ask for another one. */
  serverRoom:
    'The copy on the server has room for about 1 GB, unless whoever runs the server has set another limit. That is about five hours of sound, or thirty files of 25 MB. What does not fit stays on this device, and Mooring says what it is.',
};
