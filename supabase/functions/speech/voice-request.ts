import { z } from 'zod';

/** The specification's 3800 characters and its ellipsis. */
const mostCharacters = 3_801;

/** Room for `mostCharacters` in JSON, where one character may take six bytes. */
export const mostBytes = 32 * 1024;

/** The specification's numbers. Gentle is its 'default'. */
const styles = {
  gentle: { stability: 0.75, similarity_boost: 0.75, style: 0.5 },
  calm: { stability: 0.9, similarity_boost: 0.8, style: 0.3 },
  soothing: { stability: 0.85, similarity_boost: 0.85, style: 0.4 },
  friendly: { stability: 0.7, similarity_boost: 0.7, style: 0.6 },
} as const;

export const voiceRequest = z.strictObject({
  text: z
    .string()
    .max(mostCharacters)
    .refine((text) => text.trim() !== ''),
  voice: z.enum(['MALE', 'FEMALE']),
  style: z.enum(['gentle', 'calm', 'soothing', 'friendly']).default('gentle'),
});

/** What is posted to the provider's path of a voice. */
export const providerBody = ({ text, style }: z.infer<typeof voiceRequest>) => ({
  text,
  model_id: 'eleven_multilingual_v2',
  voice_settings: { ...styles[style], speaker_boost: true },
});
