import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { createFakeVoices } from '../testing/fake-voices.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

let voices = createFakeVoices();
beforeEach(() => {
  voices = createFakeVoices();
  vi.stubGlobal('speechSynthesis', voices.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', voices.Utterance);
});
afterEach(() => vi.unstubAllGlobals());

async function openHeld(hosted: { url: string; receiver: string } | null = null) {
  const data = await createTestData({ hosted });
  const id = await writeConversation(data, ['Grief'], sampleMessages);
  const path = `/companion?conversation=${id}`;
  return onCompanion(await renderScreen({ routes, path, data }));
}

const rowOf = async (words: RegExp) =>
  within((await screen.findByText(words)).closest('li') as HTMLElement);

test('reads a message aloud and stops when pressed again', async () => {
  const { user } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).toMatch(/^You let it be her cup/));
  await user.click(row.getByRole('button', { name: 'Stop reading' }));
  expect(voices.speaking()).toBeNull();
  expect(await row.findByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('reads one message at a time and stops at its end', async () => {
  const { user } = await openHeld();
  const one = await rowOf(/You let it be her cup/);
  const other = await rowOf(/You came with grief/);
  await user.click(one.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).toMatch(/her cup/));
  await user.click(other.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).toMatch(/You came with grief/));
  expect(one.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await act(async () => voices.finish());
  expect(await other.findByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('stops reading when the page is left or the conversation is cleared', async () => {
  const { user, press, go } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).not.toBeNull());
  await press('Clear conversation');
  await waitFor(() => expect(voices.speaking()).toBeNull());

  await press('Undo');
  const again = await rowOf(/You let it be her cup/);
  await user.click(again.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).not.toBeNull());
  await go('/journal');
  expect(voices.speaking()).toBeNull();
});

test('mentions the choice of voices once', async () => {
  const { user, data } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Tone, voice and writing' })).toBeVisible();
  await waitFor(async () =>
    expect(await data.records.get('companion-settings')).toMatchObject({ voiceOptionsSaid: true }),
  );
});

test('where there is no voice it says so, and offers no choice of voices', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const { user } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  expect(await screen.findByText('No voice on this device')).toBeVisible();
  expect(screen.queryByText('Voice Options Available')).not.toBeInTheDocument();
});

test('asks before a voice from the internet reads, and can be told no again', async () => {
  voices.onlyFromTheInternet();
  const { user, press, data } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Read with a voice from the internet?',
  });
  expect(question).toHaveAccessibleDescription(/goes to its maker/);
  expect(voices.speaking()).toBeNull();
  await press('Read with it');
  await waitFor(() => expect(voices.speaking()).toMatch(/her cup/));
  await user.click(row.getByRole('button', { name: 'Stop reading' }));
  await press('Tone, voice and writing');
  expect(await screen.findByText(/where it has one\./)).toBeVisible();
  expect(screen.queryByText(/you are asked before/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('switch', { name: 'Voice from the internet' }));
  await waitFor(async () =>
    expect((await data.companionSettings.get()).consents.networkVoice).toBe(false),
  );
});

test('chooses voice, style and enhanced voice in one sheet and announces each', async () => {
  const { user, press, data } = await openHeld({
    url: 'http://localhost:9',
    receiver: 'voices.example.org',
  });
  await press('Tone, voice and writing');
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  expect(await screen.findByRole('radio', { name: 'Female' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Gentle' })).toBeChecked();
  await choose('Male');
  await noticed('Male Voice Selected');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked());
  await choose('Female');
  await noticed('Female Voice Selected');
  await choose('Soothing');
  await noticed('Soothing style selected');
  const enhanced = () => screen.findByRole('switch', { name: 'Enhanced voice' });
  expect(await enhanced()).not.toBeChecked();
  await user.click(await enhanced());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Send what is read aloud to voices.example.org?');
  await press('Agree');
  await noticed('Enhanced Voice enabled');
  await waitFor(async () => expect(await enhanced()).toBeChecked());
  await user.click(await enhanced());
  await noticed('Standard Voice enabled');
  expect(await data.records.get('companion-settings')).toMatchObject({
    voice: 'FEMALE',
    tone: 'soothing',
    enhancedVoice: false,
    consents: { voice: 'voices.example.org' },
  });
});

test('reports a device without a voice', async () => {
  voices.none();
  const { user } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  await noticed('No voice on this device');
  expect(await row.findByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('reports a voice that fails', async () => {
  const { user } = await openHeld();
  const row = await rowOf(/You let it be her cup/);
  await user.click(row.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(voices.speaking()).not.toBeNull());
  await act(async () => voices.breakOff());
  await noticed('Voice error');
  await noticed('There was a problem with speech synthesis. Please try again.');
});
