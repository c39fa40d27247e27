import { talkScripts } from './transcripts-testing.ts';

const people = [
  'mum',
  'dad',
  'nan',
  'wife Ana',
  'husband',
  'brother',
  'best friend',
  'son',
  'dog Rex',
  'cat',
  'ex',
  'partner',
  'baby',
  'grandad',
  'sister Joan',
];
const events = [
  'my {p} died {t}',
  'my {p} left me {t}',
  "my {p} hasn't spoken to me since {t}",
  "I keep thinking about my {p}, I can't stop",
  'I miss my {p} so much it hurts',
  'I never got to say goodbye to my {p}',
  'my {p} used to sing in the car every morning',
  'I should have called my {p} more',
  "I'm so angry at my {p} for leaving",
  'nobody asks about my {p} anymore',
  'I dreamt about my {p} last night',
  'I found an old photo of my {p} in a drawer',
];
const times = [
  'last week',
  'three months ago',
  'two years ago',
  'in March',
  'yesterday',
  'on Sunday',
];

/** Whole messages of many kinds: short, long, rude, in other languages, without sense. */
const others =
  `ok|idk|yes|no|lol|hmm|fine|whatever|hi|hello|thanks|thank you so much|bye|good night|yeah|nope|maybe|not really|sure|k|...|?|why|help|asdf ghjk|qwertz|😢|😢😢 i cant|
what should I do|how long does it last|does it ever get better|am I going crazy|is this normal|are you real|are you a bot|do you love me|how are you|who reads this|can you hear me|
you're useless|fuck you|this is stupid|you already said that|that's not what I said|no that's wrong|stop repeating me|you don't understand|sorry for rambling|I don't want to talk about it|
write me a letter|can you write a poem|help me write a reflection|a letter please|pretend to be my mum|would he be proud of me|can she hear me|will I see him again|why did this happen|
estoy muy triste porque mi madre ha muerto|ich vermisse meine mutter sehr und ich kann nicht schlafen|je suis triste et ma mère est morte|мне очень плохо|
I want to die|I can't go on|I just want it to end|he hits me when he is drunk|she is the only one who knows|you're the only one I talk to|
I feel numb|so lonely tonight|I'm exhausted|everything is too much|I'm scared of the future|I don't know who I am without him|I feel guilty for laughing yesterday|I'm furious|I feel nothing|
I had a good day today, went for a walk by the river|the garden helps|talking to my sister helped|I managed to get out of bed|I cooked dinner for the first time since|I slept four hours|
work is pointless|I sit in the car outside the house for an hour|his coat is still on the hook|her slippers are by the door|I can't go into her room|the house is so quiet|Christmas is coming|
it's her birthday tomorrow|it will be a year on Friday|the funeral was awful|they played the wrong song|I gave the eulogy|we scattered the ashes at the beach|I have to clear out the flat|
my boss told me to take a few days off and then get over it|people say at least he isn't suffering|everyone says time heals|my aunt says everything happens for a reason|God needed another angel apparently|
I hate her new boyfriend|he's already with someone else|I keep checking his instagram|I signed the divorce papers|the kids ask when daddy is coming home|I still wear the ring|we were going to move to Spain|
the vet said there was nothing more to do|I held her paw|my cat keeps looking for him|people say it's just a dog|his bowl is still there|
the scan showed nothing|we had painted the room|my sister is pregnant now|my body failed|we never told anyone the name|
I'm stuck in this job|I scroll until 3am|I used to play the piano|everyone is getting married|I'm 42 and nothing has happened|I can't decide whether to stay|
My dad has dementia and he asked me who I was|She forgets my name|the hospice called|they say he has weeks|
I laughed at something and then cried in the bathroom|I talk to his picture every night|I smelled her perfume in a shop and had to leave|I wish I had been nicer to him|I wish she could see this|
If only we had gone earlier|I was not there when it happened|He called and I didn't pick up|We had a fight the day before|the last thing I said was mean|
her name is Sofia|his name was Ben|it's Anna not Ana|Robin|Max|14|blue|the sea|his laugh|in the kitchen|because of the money|when I come home|
My counsellor says I should write to you|the doctor gave me tablets|should I take more medication|do I have depression|can he take the kids|
I love my dog. I love my dog. I love my dog.|I I I dont know|WHY DID HE LEAVE ME|i cant do this anymore he was everything and now theres nothing left of us|
my mother-in-law and my father-in-law and my sister and her husband all came and nobody said his name|I told him that I told her that he told me|!!!|"at least" they say "at least"|he said "I never loved you" and walked out|
{person} {x} [slot] <b>hello</b>|call me on oh seven seven|https://example.com look at this|a|I|1234567890|${'very '.repeat(60)}tired|${'He was here and then he was not and I do not know why. '.repeat(30)}`
    .split(/\|\s*/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Several hundred messages as people write them. */
export const sampleMessages: readonly string[] = [
  ...talkScripts.flatMap(({ texts }) => texts),
  ...others,
  ...people.flatMap((person, offset) =>
    events.map((event, index) =>
      event
        .replace('{p}', person)
        .replace('{t}', times[(offset + index) % times.length] ?? 'today'),
    ),
  ),
];
