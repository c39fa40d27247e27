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
    'globalThis.MOORING_SETTINGS={"VITE_SUPABASE_URL":"https://here.example","VITE_SUPABASE_ANON_KEY":"sb_publishable_x","MOORING_CONNECT":""};',
  );
});

test('a page knows which services of a person’s own it may call, also where there are none', () => {
  expect(settingsScript({})).toBe('globalThis.MOORING_SETTINGS={"MOORING_CONNECT":""};');
  expect(settingsScript({ MOORING_CONNECT: ' http://localhost:11434 ' })).toBe(
    'globalThis.MOORING_SETTINGS={"MOORING_CONNECT":"http://localhost:11434"};',
  );
});

test('a secret key in the place of the publishable one stops the deployment', () => {
  const env = { VITE_SUPABASE_URL: 'https://here.example', VITE_SUPABASE_ANON_KEY: 'sb_secret_x' };
  expect(() => settingsScript(env)).toThrow('publishable');
});
