import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  WavOutputFormat,
} from 'mediabunny';
import { sampleRate } from './recording.ts';

/** Encodes chunks in order as a WAV file: 16-bit PCM, one channel. */
export async function encodeWav(chunks: readonly Int16Array<ArrayBuffer>[]): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const track = new EncodedAudioPacketSource('pcm-s16');
  output.addAudioTrack(track);
  await output.start();
  const decoderConfig = { codec: 'pcm-s16', numberOfChannels: 1, sampleRate };
  let position = 0;
  for (const samples of chunks) {
    if (samples.length === 0) continue;
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const packet = new EncodedPacket(
      bytes,
      'key',
      position / sampleRate,
      samples.length / sampleRate,
    );
    await track.add(packet, { decoderConfig });
    position += samples.length;
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/wav' });
}
