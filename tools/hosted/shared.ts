/** The databases of the test run, as setup.ts made them. Empty when the tests run against a real project. */
const url = process.env.MOORING_TEST_DATABASE ?? '';

/** Copies of the migrated database, each for one file of tests. */
export const copies = ['taps', 'mutants', 'checked', 'divided'] as const;

/** The database all stacks of the run share, as the superuser, behind row level security. */
export const adminUrl = asSuperuser(url);

export const copyUrl = (copy: (typeof copies)[number]) =>
  adminUrl.replace(/\/postgres$/, `/${copy}`);

export function asSuperuser(database: string): string {
  return database.replace('//postgres@', '//supabase_admin@');
}
