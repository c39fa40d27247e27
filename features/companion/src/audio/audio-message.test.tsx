import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { askForWords } from '../talk/app-words.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { heldConversation, twoCups } from '../testing/held-conversation.ts';
import { imaginedMicrophone } from '../testing/imagined-microphone.ts';

let microphone = imaginedMicrophone();
beforeEach(() => {
  microphone = imaginedMicrophone();
  vi.stubGlobal('MediaRecorder', microphone.Recorder);
  vi.stubGlobal('OfflineAudioContext', microphone.Context);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: microphone.devices,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function openHeld() {
  const data = await createTestData();
  const id = await heldConversation(data, ['Grief'], twoCups);
  const path = `/companion?conversation=${id}`;
  const page = onCompanion(await renderScreen({ routes, path, data }));
  await page.box();
  return page;
}

test('a microphone that is refused is named in the stated words', async () => {
  microphone.refuse();
  const { press } = await openHeld();
  await press('Record a message');
  await noticed('Microphone Access Needed');
  await noticed('Please enable microphone access to use audio messaging features.');
  expect(screen.getByRole('button', { name: 'Record a message' })).toBeEnabled();
});

test('a recording is kept sealed in the conversation, and nobody pretends to have listened', async () => {
  const { press, replies, data } = await openHeld();
  await press('Record a message');
  expect(await screen.findByText('Recording')).toBeVisible();
  await press('Stop recording');
  expect(await screen.findByRole('button', { name: 'Delete recording' })).toBeVisible();
  expect(microphone.listening()).toBe(false);
  await press('Send');
  expect((await replies(4)).at(-1)).toBe(askForWords);
  const [mine, reply] = ((await data.conversations.current())?.messages ?? []).slice(-2);
  expect(mine).toMatchObject({ text: '', recording: { durationMs: 1000 } });
  expect(reply).toMatchObject({ by: 'app' });
  if (!mine?.recording) throw new Error('There is no recording');
  expect((await data.recordings.open(mine.recording)).whole).toBe(true);
  expect(await data.recordings.unfinished()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play recording' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete recording' })).toBeNull();
});

test('a recording with a line of words is answered by those words', async () => {
  const { press, say, replies, data } = await openHeld();
  await press('Record a message');
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Delete recording' });
  await say('I read her letter aloud.');
  await replies(4);
  const [mine, reply] = ((await data.conversations.current())?.messages ?? []).slice(-2);
  expect(mine).toMatchObject({ text: 'I read her letter aloud.', recording: { durationMs: 1000 } });
  expect(reply).toMatchObject({ by: 'guide' });
});

test('a recording that was not sent is there after a reload, and can be deleted', async () => {
  const { press, data, where, unmount } = await openHeld();
  await press('Record a message');
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Delete recording' });
  await waitFor(async () => expect((await data.drafts.get('companion'))?.recording).toBeTruthy());
  unmount();
  const again = onCompanion(await renderScreen({ routes, path: where(), data }));
  await again.press('Delete recording');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Delete recording' })).toBeNull(),
  );
  await waitFor(async () => expect(await data.drafts.get('companion')).toBeNull());
});

test('without a recording and without words there is nothing to send', async () => {
  const { press, user } = await openHeld();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.queryByText(askForWords)).toBeNull();
  await press('Record a message');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.queryByText(askForWords)).toBeNull();
});

test('leaving the page lets go of the microphone', async () => {
  const { press, go } = await openHeld();
  await press('Record a message');
  await screen.findByText('Recording');
  expect(microphone.listening()).toBe(true);
  await go('/journal');
  expect(microphone.listening()).toBe(false);
});

test('where the device can write it down, it asks first, and shows the words before they are sent', async () => {
  vi.stubGlobal('SpeechRecognition', microphone.Recogniser);
  microphone.say('I set out two cups again');
  const { press, box, replies, data } = await openHeld();
  await press('Record a message');
  expect(
    await screen.findByRole('alertdialog', { name: 'Write down what you say?' }),
  ).toBeVisible();
  expect(microphone.listening()).toBe(false);
  await press('Write it down');
  await press('Stop recording');
  await waitFor(async () => expect(await box()).toHaveValue('I set out two cups again'));
  expect(microphone.written()).toEqual([{ text: 'I set out two cups again', local: true }]);
  expect(screen.getByText(/Please look it through before you send it/)).toBeVisible();
  await press('Send');
  await replies(4);
  expect((await data.conversations.current())?.messages.at(-1)).toMatchObject({ by: 'guide' });
});

test('who only wants to record is not asked again, and nothing is written down', async () => {
  vi.stubGlobal('SpeechRecognition', microphone.Recogniser);
  const { press, box, data } = await openHeld();
  await press('Record a message');
  await press('Only record');
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Delete recording' });
  expect(await box()).toHaveValue('');
  await waitFor(async () =>
    expect(await data.records.get('companion-settings')).toMatchObject({
      consents: { transcript: false },
    }),
  );
  await press('Record a message');
  expect(await screen.findByText('Recording')).toBeVisible();
  expect(microphone.written()).toEqual([]);
});
