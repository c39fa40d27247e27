/** Faults of a project, for the tests of its check. */
export const ofOwner = 'user_id = (select auth.uid())';

/** One fault each, and what undoes it. Each is of another table, so that each has to be found by itself. */
export const faults = [
  [
    'alter policy own_select on saved_moments using (true)',
    `alter policy own_select on saved_moments using (${ofOwner})`,
  ],
  [
    'drop policy own_select on audio_chunks',
    `create policy own_select on audio_chunks for select to authenticated using (${ofOwner})`,
  ],
  ['grant select on user_data to anon', 'revoke select on user_data from anon'],
  [
    'alter table journal_entries drop constraint content_sealed',
    `alter table journal_entries add constraint content_sealed check (octet_length(content) between 139 and 4194304
      and content ~ '^e1\\.[A-Za-z0-9_-]{11}\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]+$')`,
  ],
  [
    'alter table key_envelopes disable trigger few_envelopes',
    'alter table key_envelopes enable trigger few_envelopes',
  ],
] as const;
