import type { Topic } from './bank-entries.ts';

/** Estrangement from somebody who is alive. */
export const topicsApart: readonly Topic[] = [
  {
    id: 'birthday',
    cues: /\b(?:birthdays?|would have (?:been|turned)|turn(?:s|ed|ing) (?:\d+|\w+teen|\w+ty))\b/i,
    label: 'the birthday',
    weight: 8,
    lines: {
      reflect: [
        'That is a hard date to get past every year.',
        'The date comes round and does not ask how things stand.',
        'today> So today of all days. You knew for weeks that it was coming.',
      ],
      ask: [
        'today> What would today have looked like, if it were as it should be?',
        'What did you use to do on that day?',
        'today> What have you done with the day so far?',
      ],
    },
  },
  {
    id: 'unsent',
    cues: /\b(?:(?:write|type|wrote|typed|start) .{0,30}(?:delete|don't send|never sen[dt]|erase)|drafts?|(?:messages?|letters?|emails?) (?:I|that I) (?:never|don't|didn't)|hundred times|returned (?:my|the) letters?|starts? with (?:I'm )?sorry|start explaining|it all goes wrong)\b/i,
    label: 'the messages you do not send',
    weight: 15,
    lines: {
      reflect: [
        'delete, erase> You write it, and then you take it away again.',
        'hundred, times, always, every> So many beginnings, and each of them stops at the same place.',
        'sorry, explain> The sorry is there, and then the reasons come in and stand in front of it.',
      ],
      meaning: [
        'explain> It may be that explaining is a way of asking to be understood, and sorry is something else. Both are in you.',
        'That is not cowardice. You are trying to get it right.',
      ],
      ask: [
        'explain, sorry> What if it were only the first line, and nothing after it?',
        'delete> What is the sentence you delete fastest?',
        'What do you fear would come back, or not come?',
      ],
    },
  },
  {
    id: 'why-cut',
    about: 'lost',
    cues: /\b(?:(?:she|he|they) (?:says?|said|thinks?|feels?) (?:that )?I (?:chose|was|never|always|ruined|hurt|abused|favou?red|ignored)|chose .{2,25} over (?:her|him|me)|took (?:his|her|their) side|maybe I did|(?:didn't|couldn't) see it (?:then|at the time)|my part in)\b/i,
    label: 'what you are reproached with',
    weight: 16,
    lines: {
      reflect: [
        'maybe, see it> You are looking at it from {their} side of the table. It takes something, to do that alone.',
        'maybe, think> You could have sworn to the opposite once. Now you are not so sure, and you say so.',
        'maybe i did, see it, my part> It would be easier to be only in the right, and you do not take that way out.',
      ],
      affirm: ['maybe, think> You do not push it away. Many would.'],
      ask: [
        'What do you see now that you could not see then?',
        'What was happening in your own life at the time?',
        'What would you want {them} to know that you have understood?',
      ],
    },
  },
  {
    id: 'grandchild',
    cues: /\b(?:grand(?:child|children|daughter|son|kids?|baby)\b.*\b(?:never|don't|not|haven't)|never (?:met|seen|held) (?:my|our|the) (?:grand\w+|niece|nephew|baby)|have never met|from facebook|heard it from|found out (?:from|on|through|by))/i,
    label: 'the child you have not met',
    weight: 16,
    lines: {
      reflect: [
        'Someone in your family is learning to walk, or read, and you hear of it like a stranger.',
        "facebook, instagram, online> To learn that from a screen, between other people's holidays.",
        'There is a child in the world who belongs to you a little and does not know your face.',
      ],
      meaning: ['It is good news, and it shuts you out, both at once.'],
      ask: [
        'What do you imagine, when you think of that child?',
        'What would you have liked to give?',
        'What did you do, after you had read it?',
      ],
    },
  },
  {
    id: 'hear-from',
    about: 'lost',
    cues: /\b(?:hear (?:his|her|their) voice|just (?:one|a) (?:call|word|message|minute)|give anything|one more (?:day|hour|minute|time|hug|conversation)|see (?:him|her|them) (?:again|once|one more))\b/i,
    label: 'wanting to hear {them}',
    weight: 14,
    lines: {
      reflect: [
        'minute, hour> That short a time. You do not even ask for much any more.',
        'hear, voice> Not a talk, not a settling of things. Only the sound of {them}.',
        'That wish has got smaller with the years and no less strong.',
      ],
      ask: [
        'minute> What would you want that minute to hold?',
        'How does {their} voice go, when you call it up?',
        'Would you speak, or just listen?',
      ],
    },
  },
  {
    id: 'forgive-them',
    about: 'lost',
    cues: /\b(?:(?:ever )?forgive (?:me|him|her|them|myself)|forgiveness|make (?:it )?up (?:to|with)|too late (?:to|for)|reconcil\w*|make amends|apologi[sz]e)\b/i,
    label: 'forgiveness',
    weight: 12,
    lines: {
      reflect: [
        'I cannot look into {them}, and I will not pretend to. It is a question you have been asking in the dark.',
        'Nobody but {person} can answer that. You would like it not to depend on one person so.',
        'You ask whether there is a way back. I do not know. I hear how much is hanging on it.',
      ],
      ask: [
        'What would being forgiven change, on an ordinary day?',
        'For what, exactly, if you name it?',
        'Is there anything in it you could forgive yourself, and not wait for that?',
      ],
    },
  },
  {
    id: 'ask-somebody',
    cues: /\b(?:(?:just )?wanted to (?:ask|tell|say)(?: it| that| this)? (?:to )?(?:somebody|someone|anyone|out loud)|(?:have|had) (?:not|never|n't) told anyone|haven't told anyone|I didn't tell (?:anyone|anybody|a soul|them)|never told anyone|have not told (?:anyone|anybody|a soul)|first time (?:I've|I have) (?:said|told)|don't talk about (?:it|this) (?:with|to) anyone)\b/i,
    label: 'saying it for once',
    weight: 15,
    lines: {
      reflect: [
        'Then it has been said now, once, outside your own head.',
        'You have carried that all by yourself until this line.',
        'That was a long time to keep a thing like that in.',
        'ask> It needed asking, even with no one there who could answer.',
      ],
      meaning: [
        'Saying it does not oblige you to anything.',
        'A thing looks different once it has been put in a row of words.',
      ],
      ask: [
        'What is it like, to see it written there?',
        'Who would be the second one to hear it, if there were a second?',
        'What made you keep it so close?',
      ],
    },
  },
  {
    id: 'silence-of-one',
    cues: /\b(?:(?:he|she|they) (?:won't|doesn't|don't|didn't|hasn't|haven't|never) (?:answer|reply|call|text|ring|phone|write|come|visit|respond|pick up|called|replied|texted|answered|written)|no (?:reply|answer|word from)|radio silence|ghosted)\b/i,
    label: 'the silence',
    weight: 11,
    lines: {
      reflect: [
        'No answer is hard to live with. You keep trying to read it.',
        'You send something over, and it falls, and there is no sound.',
        'Silence can mean anything, and so you end up thinking the worst.',
      ],
      ask: [
        'What do you read into the silence, at your worst?',
        'What was the last thing that came back?',
      ],
    },
  },
  {
    id: 'still-hope',
    cues: /\b(?:(?:still|can't stop|keep) hop(?:e|ing)|maybe (?:one day|some ?day)|door (?:is )?open|(?:he|she|they)(?:'ll| will| might| may) (?:come|be) (?:back|home|round)|check the (?:post|letterbox|door))\b/i,
    label: 'the hope that stays',
    weight: 7,
    lines: {
      reflect: [
        'Hoping keeps the door open, and that hurts too.',
        'You hope, and it is work. It would be quieter without, and you do not want that.',
      ],
      ask: ['What does the hope live on?', 'Does the hope help you, or keep you up?'],
    },
  },
];
