/** The database of the test run, as setup.ts started it. Empty against a real project, whose database is not ours to try holes in. */
const url = process.env.MOORING_TEST_DATABASE ?? '';

/** As the superuser, behind row level security. */
export const adminUrl = asSuperuser(url);

export function asSuperuser(database: string): string {
  return database.replace('//postgres@', '//supabase_admin@');
}
