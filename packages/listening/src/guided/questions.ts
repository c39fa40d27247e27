import { readTsv } from '@mooring/contract/tsv';
import table from './questions.tsv?raw';

/** What a question is about, in the order in which the topics come. */
export const guidedTopics = ['open', 'happened', 'where', 'felt', 'say', 'remember'] as const;
export type GuidedTopic = (typeof guidedTopics)[number];

export type GuidedQuestion = {
  id: string;
  topic: GuidedTopic;
  when: 'always' | 'loss' | 'no-loss';
  text: string;
};

export const guidedQuestions: readonly GuidedQuestion[] = readTsv<keyof GuidedQuestion>(table).map(
  ({ id, topic, when, text }) => ({ id, topic: topicOf(topic), when: whenOf(when), text }),
);

function topicOf(name: string): GuidedTopic {
  const topic = guidedTopics.find((one) => one === name);
  if (!topic) throw new Error(`No topic of guided writing is named ${name}`);
  return topic;
}

function whenOf(when: string): GuidedQuestion['when'] {
  return when === 'loss' || when === 'no-loss' ? when : 'always';
}
