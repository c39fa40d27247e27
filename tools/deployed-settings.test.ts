import { expect, test } from 'vitest';
import { settingsScript } from './deployed-settings.ts';

test('a deployment says where its hosted service is, and nothing else of its environment', () => {
  const script = settingsScript({
    VITE_SUPABASE_URL: 'https://here.example',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    SUPABASE_SERVICE_KEY: 'sb_secret_x',
    PATH: '/bin',
  });
  expect(script).toBe(
    'globalThis.MOORING_SETTINGS={"VITE_SUPABASE_URL":"https://here.example","VITE_SUPABASE_ANON_KEY":"sb_publishable_x"};',
  );
});

test('without a hosted service the page gets no settings', () => {
  expect(settingsScript({})).toBe('globalThis.MOORING_SETTINGS={};');
});

test('a secret key in the place of the publishable one stops the deployment', () => {
  const env = { VITE_SUPABASE_URL: 'https://here.example', VITE_SUPABASE_ANON_KEY: 'sb_secret_x' };
  expect(() => settingsScript(env)).toThrow('publishable');
});
