/**
 * Writes the words that speak for each remark, question and purpose into cues.tsv: `pnpm listening:cues`, about a minute. They are weighed
 * beside the encoder. `pnpm listening:train` ends with it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { purposes } from '../src/reader/purposes.ts';
import { joinCues, learnCues } from './learn-cues.ts';
import { purposesOfLines, readPurposes } from './read-purposes.ts';
import { fittedExamples, labelsOf, readFitted } from './read-remarks.ts';

const folder = (name: string) => join(import.meta.dirname, name);
const [remarks, questions] = [
  readFitted(folder('remarks'), 'remarks'),
  readFitted(folder('questions'), 'questions'),
];
const ofPurpose = [...readPurposes(folder('purposes')), ...purposesOfLines(folder('lines'))].map(
  ({ text, purpose }) => ({ text, fits: [purpose] }),
);
/** Of remarks and questions as many are named right as with 60, in two thirds of the bytes. */
const least = 110;
const tables = [
  learnCues(fittedExamples(remarks), labelsOf(remarks), least),
  learnCues(fittedExamples(questions), labelsOf(questions), least),
  learnCues(fittedExamples(ofPurpose, purposes), purposes),
];
writeFileSync(join(import.meta.dirname, '../src/reader/cues.tsv'), tables.reduce(joinCues));
console.info(
  `cues.tsv: ${remarks.length} messages with remarks, ${questions.length} with questions, ${ofPurpose.length} with a purpose`,
);
