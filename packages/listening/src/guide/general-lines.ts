import type { ReplyLines } from './template.ts';

/** For any message, when nothing more specific fits. */
export const presenceLines: ReplyLines = {
  presence: [
    'Go on, if there is more.',
    'Take the time it needs.',
    'It does not have to lead anywhere.',
    'You can put that down here.',
    'There is no need to tie it up.',
    'It is enough to have said it.',
    'That can stay unsolved.',
    'You need not make it sound better.',
    'Nothing has to follow from it.',
    'Say the rest, or let it be.',
    'It may stand there without an answer.',
    'You may be as long or as short as you like.',
    'Let that one sink for a moment.',
  ],
};

/** They quote the person word for word. */
export const quoteLines: ReplyLines = {
  reflect: [
    '"{Quote}." Let us stay by that for a moment.',
    '"{Quote}": that is the line I would underline.',
    '"{Quote}." There is a good deal folded into that.',
    '"{Quote}." You said that very plainly.',
    'The words "{quote}" carry more than they show.',
  ],
  ask: [
    'What lies behind "{quote}"?',
    'When you write "{quote}", what do you see?',
    'Can you say more about "{quote}"?',
  ],
};

/** They give a clause back in the second person. */
export const echoLines: ReplyLines = {
  reflect: [
    '{X}. There is a lot in that.',
    '{X}. I can see why you mention it.',
    '{X}. That cannot be easy.',
    '{X}. Tell me more, if you like.',
    '{X}. You say it lightly, and I do not think it is light.',
    '{X}. That belongs to it as well.',
    '{X}. Thank you for saying that.',
    '{X}. That is worth stopping at.',
    '{X}. You did not have to say that, and you did.',
    '{X}. It does not sound over yet.',
    '{X}. You must have turned that over a good many times.',
  ],
};

/** Questions that fit any story of the past. */
export const pastLines: ReplyLines = {
  ask: [
    'What was that like?',
    'What stays with you of it?',
    'What came of it?',
    'What went through you?',
    'What do you make of it now?',
    'What was the hardest bit of it?',
    'Who else knows about it?',
  ],
};

/** Questions that fit any account of the present. */
export const presentLines: ReplyLines = {
  ask: [
    'What is that like?',
    'How long has it been like that?',
    'How do you carry that through a day?',
    'What would you want in its place?',
    'What is the hardest bit of it?',
    'When do you notice it most?',
    'Where does that leave you?',
  ],
};

/** For a concrete noun that the person named. */
export const nounLines: ReplyLines = {
  reflect: [
    '{Thing}, of all things.',
    'So much hangs on a thing like {thing}.',
    '{Thing}. It is by such things that one knows it was real.',
  ],
  ask: [
    'What should I know about {thing}?',
    'What comes with it, when you think of {thing}?',
    'Who else would remember {thing}?',
    'What is it about {thing}, do you think?',
    'When did {thing} last cross your mind, before today?',
  ],
};

/** For a few words that are no sentence, mostly the answer to a question. */
export const fragmentLines: ReplyLines = {
  reflect: [
    '{X}. Few words, and a whole picture in them.',
    '{X}. That is enough for me to see it by.',
    '{X}, then.',
    '{X}. Yes.',
    '{X}. It came without thinking, I believe.',
    '{X}: let that have its line.',
  ],
  ask: [
    'What belongs to it, to {x}?',
    'And if you stay with {x} a little?',
    'How does it come into the day, {x}?',
    'What makes it {x}, and nothing else?',
  ],
};

/** For the answer to who could be near. */
export const nearbyLines: ReplyLines = {
  reflect: [
    '{Person}. Then there is one.',
    'So {person} would be the one.',
    '{Person}. One line to {them} would be enough, it need not explain anything.',
  ],
  ask: [
    'What does {person} know of all this so far?',
    'What would it take, to send {person} one line today?',
  ],
};

/** For a sentence of the form 'x but y'. */
export const contrastLines: ReplyLines = {
  reflect: [
    '{X}. And {y}. Both are so.',
    'On one side, {x}. On the other, {y}. You stand between.',
    '{X}, and in the same breath {y}. Neither cancels the other.',
    'Two things, then: {x}, and {y}.',
  ],
};

/** Questions about the person who was lost, once the conversation is under way. */
export const deepeningLines: ReplyLines = {
  ask: [
    'What would {person} have made of all this?',
    'What did {person} know about you that nobody else does?',
    'What have you not told anyone about {person}?',
    'What did you learn from {person} that your hands still do?',
    'Is there something about {person} you are not supposed to say, and think all the same?',
    'What would you most want remembered about {person}?',
    'Which of {their} sentences do you still hear?',
    'How are you different, since {person}?',
  ],
  askIf: [
    'Does it have to do with {earlier}, which you told me about before?',
    'Is it near to what you said of {earlier}, or another matter?',
  ],
};

/** The same when nobody in particular was lost. */
export const deepeningAloneLines: ReplyLines = {
  ask: [
    'What did you hope your life would look like by now?',
    'When do you feel most like yourself, even for a minute?',
    'What would you not want to lose, in all this?',
    'What does nobody ask you about?',
    'If this went on unchanged, what would you mind most?',
  ],
};

/** What helps and who helps, late in a conversation. */
export const resourceLines: ReplyLines = {
  ask: [
    'What has carried you through a bad stretch before this one?',
    'What is one small thing the next hour could hold?',
    'What has helped, even by the width of a hand?',
    'When was it last a little lighter, and what was there?',
    'What have you eaten and drunk today?',
    'What could wait until next week without harm?',
  ],
  askWho: [
    'Who is near you these days?',
    'Who could sit with you for half an hour and ask nothing?',
    'Is there someone who also knew {person}, that you could ring?',
    'Who in your life is good at listening?',
  ],
  meaning: ['You told me that {helped} helped a little. It may be worth its place in the day.'],
};

/** Offers to write something together. */
export const offerLines: ReplyLines = {
  offer: [
    'If you would like, we could begin a letter to {person} from what you have said. Write "a letter", and I start.',
    'What you have told me here could be the beginning of a page. If you ever want that, write "a reflection".',
    'There are small rituals in this app, for an evening like this one. Only if you want something to do with your hands.',
    'Some of this would look right in your journal, in just these words. Only if you like.',
    'Out of your own words about {mourned} there could be a poem. Write "a poem", if you want to see.',
    'That could be said to {person} on paper, and go nowhere. Write "a letter", if you want a beginning.',
  ],
};

/** Summaries of three topics. */
export const summaryLines: ReplyLines = {
  reflect: [
    'Let me see whether I have it: {one}, {two}, and now {three}. What have I left out?',
    '{One}, {two}, and today {three}: so much for one person. Which of them is heaviest at the moment?',
    'I have heard about {one}, about {two} and now about {three}. Where would you like to stay?',
    'First {one}, then {two}, and now {three}. Do they belong together, for you?',
  ],
};
