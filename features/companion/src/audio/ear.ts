/** A microphone that is listening. Nothing it hears is on the disk until it is kept, sealed. */
export type Ear = {
  /** Ends it. 16 kHz, 16 bits, one channel. */
  stop(): Promise<Int16Array>;
  /** Ends it and drops what was heard. */
  cancel(): void;
  track: MediaStreamTrack;
};

/** Samples a second, as recordings are kept. */
const rate = 16_000;

/** Opens the microphone; null where there is none, or it was refused. */
export async function openEar(): Promise<Ear | null> {
  const stream = await ask();
  const track = stream?.getAudioTracks()[0];
  if (!stream || !track) return null;
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start(1_000);
  const close = () => {
    for (const one of stream.getTracks()) one.stop();
  };
  return {
    track,
    async stop() {
      try {
        await ended(recorder);
        return await samplesOf(new Blob(parts, { type: recorder.mimeType }));
      } finally {
        close();
      }
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    },
  };
}

async function ask(): Promise<MediaStream | null> {
  // Pages that are not served safely have no devices, and old browsers no recorder.
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return null;
  const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true };
  return navigator.mediaDevices.getUserMedia({ audio }).catch(() => null);
}

function ended(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === 'inactive') return Promise.resolve();
  return new Promise((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
    recorder.stop();
  });
}

/** A browser decodes into the rate of the context that asks, so no resampling of ours is needed. */
async function samplesOf(heard: Blob): Promise<Int16Array> {
  if (heard.size === 0) return new Int16Array();
  const context = new OfflineAudioContext(1, 1, rate);
  const sound = (await context.decodeAudioData(await heard.arrayBuffer())).getChannelData(0);
  return Int16Array.from(sound, (level) => Math.round(Math.max(-1, Math.min(1, level)) * 32_767));
}
