import type { Microphone, MicrophoneFailure, MicrophoneListener } from './microphone.ts';
import tapAddress from './tap-worklet.ts?worker&url';

/**
 * Opens the microphone. Audio runs on the browser's audio thread, which continues while the tab is in the background.
 */
export async function openMicrophone(
  hearer: MicrophoneListener,
): Promise<Microphone | MicrophoneFailure> {
  const stream = await requestStream();
  if (typeof stream === 'string') return stream;
  const context = new AudioContext();
  const tracks = stream.getAudioTracks();
  const wakeLock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  let open = true;

  /** Some systems suspend audio with the page and do not resume it. */
  const resumeAudio = () => void context.resume().catch(() => undefined);

  function close() {
    if (!open) return;
    open = false;
    document.removeEventListener('visibilitychange', resumeAudio);
    for (const track of tracks) track.stop();
    void wakeLock?.release().catch(() => undefined);
    void context.close().catch(() => undefined);
  }

  try {
    await context.audioWorklet.addModule(tapAddress);
    const tap = new AudioWorkletNode(context, 'tap');
    tap.port.onmessage = ({ data }: MessageEvent<Int16Array>) => {
      if (open) hearer.onSamples(data);
    };
    // Connected to the output only so that every browser keeps the node running. It is silent.
    context.createMediaStreamSource(stream).connect(tap).connect(context.destination);
    await context.resume();
  } catch (error) {
    close();
    throw error;
  }
  for (const track of tracks) {
    track.addEventListener('ended', () => {
      if (open) hearer.onEnded();
    });
  }
  document.addEventListener('visibilitychange', resumeAudio);
  return { track: tracks[0] ?? null, close };
}

async function requestStream(): Promise<MediaStream | MicrophoneFailure> {
  // Insecure pages have no media devices.
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
