import type { Tone } from '@mooring/listening';

/** The settings of the browser's voice. 1 is the normal rate and pitch. */
type BrowserStyle = { rate: number; pitch: number };

/** The settings of a provider's voice, 0–1. */
type ProviderStyle = { stability: number; similarity: number; style: number };

/** From the specification, where gentle is called 'default'. */
const styles: Readonly<Record<Tone, BrowserStyle & ProviderStyle>> = {
  gentle: { rate: 1, pitch: 1.05, stability: 0.75, similarity: 0.75, style: 0.5 },
  calm: { rate: 0.85, pitch: 0.9, stability: 0.9, similarity: 0.8, style: 0.3 },
  soothing: { rate: 0.8, pitch: 0.95, stability: 0.85, similarity: 0.85, style: 0.4 },
  friendly: { rate: 1, pitch: 1.05, stability: 0.7, similarity: 0.7, style: 0.6 },
};

export const browserStyle = (tone: Tone): BrowserStyle => {
  const { rate, pitch } = styles[tone];
  return { rate, pitch };
};

/** The default model of a voice provider. */
const voiceModel = 'eleven_multilingual_v2';

/** The request body of a text-to-speech service. */
export const voicePayload = (text: string, tone: Tone) => ({
  text,
  model_id: voiceModel,
  voice_settings: {
    stability: styles[tone].stability,
    similarity_boost: styles[tone].similarity,
    style: styles[tone].style,
    speaker_boost: true,
  },
});
