import type { Hearer, Microphone, NoMicrophone } from './microphone.ts';
import tapAddress from './tap-worklet.ts?worker&url';

/** The microphone through the browser's audio thread, which goes on while the tab is in the background. */
export async function openMicrophone(hearer: Hearer): Promise<Microphone | NoMicrophone> {
  const stream = await askForMicrophone();
  if (typeof stream === 'string') return stream;
  const context = new AudioContext();
  const tracks = stream.getAudioTracks();
  const wake = await navigator.wakeLock?.request('screen').catch(() => undefined);
  let open = true;

  /** Some systems put the audio to sleep with the page, and leave it to us to wake it. */
  const wakeUp = () => void context.resume().catch(() => undefined);

  function close() {
    if (!open) return;
    open = false;
    document.removeEventListener('visibilitychange', wakeUp);
    for (const track of tracks) track.stop();
    void wake?.release().catch(() => undefined);
    void context.close().catch(() => undefined);
  }

  try {
    await context.audioWorklet.addModule(tapAddress);
    const tap = new AudioWorkletNode(context, 'tap');
    tap.port.onmessage = ({ data }: MessageEvent<Int16Array>) => {
      if (open) hearer.samples(data);
    };
    // Connected onward only so that every browser keeps it running: it gives no sound of its own.
    context.createMediaStreamSource(stream).connect(tap).connect(context.destination);
    await context.resume();
  } catch (error) {
    close();
    throw error;
  }
  for (const track of tracks) {
    track.addEventListener('ended', () => {
      if (open) hearer.ended();
    });
  }
  document.addEventListener('visibilitychange', wakeUp);
  return { track: tracks[0] ?? null, close };
}

async function askForMicrophone(): Promise<MediaStream | NoMicrophone> {
  // Pages that are not served safely have no devices at all.
  if (!navigator.mediaDevices) return 'missing';
  const audio = {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    const missing = error instanceof DOMException && error.name === 'NotFoundError';
    return missing ? 'missing' : 'refused';
  }
}
