import { AppError } from '@mooring/contract';
import { splitForSpeech } from './speech-text.ts';
import { chooseVoice, type VoiceGender } from './speech-voices.ts';

type SpeechOptions = {
  voice: VoiceGender;
  /** Whether the person agreed to a voice from the internet where the device has none. */
  network: boolean;
  rate: number;
  pitch: number;
  signal: AbortSignal;
};

/** ms. Some browsers load their voices after the page. */
const voicesWait = 1_500;

/** ms after which a voice that has not started counts as failed. */
const startWait = 5_000;

/** ms per character, twice the slowest reading. Some browsers never fire the end event. */
const msPerCharacter = 260;

/**
 * Speaks a text with the browser's voice until its end or until the signal aborts. Throws AppError('voice.none')
 * without a voice, AppError('voice.network') where the only one is made on the internet and that was not agreed to, and
 * AppError('voice.failed').
 */
export async function speakInBrowser(text: string, options: SpeechOptions): Promise<void> {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis) throw new AppError('voice.none');
  const { signal } = options;
  const voice = chooseVoice(await loadVoices(synthesis), options.voice);
  if (signal.aborted) return;
  if (!voice) throw new AppError('voice.none');
  if (!voice.localService && !options.network) throw new AppError('voice.network');
  const stop = () => synthesis.cancel();
  signal.addEventListener('abort', stop);
  synthesis.cancel();
  try {
    for (const part of splitForSpeech(text)) {
      if (signal.aborted) return;
      await say(synthesis, utteranceOf(part, voice, options), signal);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    synthesis.cancel();
  }
}

function utteranceOf(text: string, voice: SpeechSynthesisVoice, { rate, pitch }: SpeechOptions) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.pitch = pitch;
  return utterance;
}

function say(
  synthesis: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => settle(() => reject(new AppError('voice.failed')));
    let timer = setTimeout(fail, startWait);
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stopped);
      how();
    };
    const stopped = () => settle(resolve);
    utterance.onstart = () => {
      clearTimeout(timer);
      timer = setTimeout(
        fail,
        startWait + (utterance.text.length * msPerCharacter) / utterance.rate,
      );
    };
    utterance.onend = () => settle(resolve);
    utterance.onerror = ({ error }) => {
      const ours = error === 'canceled' || error === 'interrupted';
      if (ours) stopped();
      else fail();
    };
    signal.addEventListener('abort', stopped);
    synthesis.speak(utterance);
  });
}

/** The voices of this device. Some browsers load them late. */
function loadVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener?.('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, voicesWait);
    synthesis.addEventListener?.('voiceschanged', done);
  });
}
