import type { Kind } from './assessment.ts';

/** What a reply after the card answers to: a kind, and for suicide whether there is intent. */
export type StayingKey = Exclude<Kind, 'suicide'> | 'suicide-now' | 'suicide-wish';

/**
 * What the companion says after the card. Each acknowledges, asks one plain question about safety and names one human step.
 * Written to be reviewed by a clinician. No number stands here: numbers come from the table of helplines, in the card.
 */
export const stayingReplies: Readonly<Record<StayingKey, readonly string[]>> = {
  'suicide-now': [
    'Thank you for saying it here, in plain words. Are you in danger right now? Please press the number above, or wake someone in your home and let them sit with you.',
    'I read that, and I am not going past it. Is there something near you that you might use to hurt yourself? If so, put a door between it and you, and call the line above.',
    'That is a great weight to hold alone. Are you safe for the next hour? Please call the emergency number above, or go to a neighbor and say these same words to them.',
    'You said it, and that took something. Have you done anything to hurt yourself yet? Please let the people at the number above hear you now; they answer without judging.',
    'What you wrote is serious, and I take it so. Is anyone with you right now? Please call or text the line above, or someone you trust, and ask them to stay near.',
    'I will stay on this page with you. Do you mean to end your life tonight? Whatever the answer, please let a living voice in: press the first number above.',
  ],
  'suicide-wish': [
    'It hurts so much that not being here starts to look like rest. Are you thinking of ending your life? The line above is for this too, and you need no plan to call it.',
    'Thank you for not keeping that to yourself. Are you safe right now? One small step: send a message to one person, only the words "can you be with me".',
    'Missing someone can pull that hard. Do you mean that you would like to die? Please let one person near you know how dark it is tonight.',
    'I hear how tired you are of all of it. Is there a thought of hurting yourself in it? The people at the line above will hear it without flinching.',
    'What you carry sounds close to unbearable. Are you thinking about dying right now? You could read that sentence aloud to someone you trust; it is enough to begin.',
    'You wrote it down, and it matters here. Is part of you planning something? Please choose one person or one line from the card above and let them in.',
  ],
  'self-harm': [
    'Thank you for telling it. Are you hurt right now, in a way that needs care? If so, please let someone look at it with you.',
    'The pain had to go somewhere. Is the urge here at this moment? Put some distance between you and what you would use, and message someone you trust.',
    'I read that without turning away. Are you safe for tonight? The line above listens to this as well, and you may simply say "I hurt myself".',
    'It sounds as if your body has been holding what words could not. Do you have a wound that is bleeding or deep? Then a doctor or the emergency number comes first.',
    'You are not in trouble here for saying so. Is anyone aware of it? One person who knows can make the next hour less alone.',
    'That sounds like a very lonely way to get through it. Are you thinking of doing it again today? Please sit where someone else is, even without talking.',
  ],
  overdose: [
    'This comes before everything else. Have you, or has someone, taken it already? Please press the emergency number above now, also if you feel fine.',
    'Thank you for writing it in time. Is anyone with you? Call the emergency number above and keep what was taken beside you so that you can read them its name.',
    'Please let me be brief. Are you able to call? Press the first number above, unlock the door, and tell whoever is nearest.',
    'What was taken can work slowly, so feeling well does not settle it. Can you call the number above this minute? If not, ask anyone near to do it for you.',
    'I am glad you said it. Are you awake and able to speak? Please call emergency care above, and stay where someone can see you.',
    'This needs people who can act now. Will you press the emergency number above? Do not wait for it to feel worse.',
  ],
  abuse: [
    'What you describe is not your fault. Are you safe where you are right now? The people at the line above know this well, and they decide nothing for you.',
    'I believe you. Is the person who does this near you at this moment? If it is safe, tell one person you trust, and leave this page fast if you need to.',
    'No one may do that to you. Can you speak without being heard? If not, the chat on the card above can be quieter than a call.',
    'Thank you for trusting this page with it. Are you in danger today? The emergency number above is for that; the line below it is for everything after.',
    'You have been carrying fear in your own home. Is there a place or a person you could go to tonight? The line above can think that through with you.',
    'That was done to you, and it matters. Are you hurt and in need of care? A doctor or the line above can be the first one to know.',
  ],
  'harm-to-others': [
    'There is a great deal of rage in that, and pain beneath it. Is anyone in danger from you right now? Please step out of the room and call someone who can come to you.',
    'Thank you for saying it here and not elsewhere. Do you have something with you that could hurt someone? Put distance between it and you, and call the line above.',
    'I read that and take it seriously. Are you near the person at this moment? Please go where they are not, and let someone you trust know.',
    'A thought like that frightens many who have it. Do you feel that you might act on it? The line above listens to this too, and so does the emergency number.',
    'What was done to you may be past bearing. Are you planning to do something? Before anything else, please speak with one living person tonight.',
    'You can put it into words without doing it. Is everyone near you safe right now? If you are not certain, call the emergency number above.',
  ],
  child: [
    'No child should carry that, and it is never the fault of the child. Is the child, or are you, in danger right now? The number above is there for exactly this.',
    'Thank you for telling it. Are you safe where you are tonight? Please tell one grown-up you trust, a teacher or a nurse or a neighbor, in these same words.',
    'I believe what you wrote. Is someone being hurt at this moment? The emergency number above is right for that; the child line is there for every other hour.',
    'Telling is not betraying. Can you or the child get to a place with other people now? The line above can help with what comes next.',
    'That should not have happened. Is the person who did it near? The people at the line above speak with children and with those who worry for one.',
    'You did right to put it into words. Is there one adult who would believe it? Show them this page, or call the line above together.',
  ],
  eating: [
    'It sounds as if food has become the place where all of it is held. Do you feel faint, or is your heart beating oddly today? Then a doctor should hear of it now.',
    'Thank you for saying something so guarded. Are you safe today, in your body? One person at your table who knows can make the next meal less alone.',
    'I will not give advice about food. Are you also thinking of hurting yourself? The line above knows both, and a doctor can check on your body.',
    'That is a hard thing to carry unseen. Have you fainted or had pain in your chest? If so, please let someone take you to a doctor.',
    'You deserve care on the days you eat and on the days you do not. Is there anyone who knows? Telling one person is enough for now.',
    'Grief takes many shapes in a body. Do you feel in danger from it right now? The people above will listen without weighing you.',
  ],
  'someone-else': [
    'You are afraid of losing them, and you came to ask. Are they in danger right now? If they may be, call the emergency number above and stay with them.',
    'Asking them plainly does not put the thought there. Do you know where they are at this moment? The line above also speaks with those who worry for someone.',
    'That is a heavy watch to keep. Is someone with them now? You need not keep it alone: bring in one more person today.',
    'What they said should be taken at its word. Do they have something near to hurt themselves with? If you safely can, put it out of reach, and call the line above.',
    'Thank you for listening to them so closely. Can you reach them tonight? Say that you are there, and call the line above together.',
    'It makes sense that you are frightened. Are you safe yourself while you look after them? Let someone look after you, too.',
  ],
  'bereaved-by-suicide': [
    'I am so sorry. A death like that leaves questions no one can answer. Are you safe in your own heart tonight? There are people who lost someone the same way, on the Right now page.',
    'You did not cause it by what you said or did not say. Does the thought of dying come to you as well? Whatever the answer, others who have lived this would listen.',
    'To lose someone to suicide is a grief with its own silence around it. Are you all right for this evening? One friend who can hear the word itself would be a help.',
    'Thank you for saying how it was. Do you feel safe as you write about it? There is support made for those left behind, on the Right now page.',
    'So much love, and it could not hold them. Is anyone holding you? One person may be enough for today.',
    'You may be angry and heartbroken in the same breath. Are you looking after your own safety in it? A group of people who know this loss can be a place to bring both.',
  ],
  hopeless: [
    'It sounds as if there is no way forward from where you stand. Are you safe right now? If the night gets heavy, Right now at the top of the page is always open.',
    'That is a very dark room to sit in. Does it ever turn into a wish not to be here? You could let one person know that today is a hard one.',
    'I hear how little is left to hold on to. Are you thinking of hurting yourself? Ask me to stay with it, or ask someone near you; both are allowed.',
    'You have been carrying this for so long. Is it bearable tonight? If it stops being so, the page called Right now leads to people.',
    'When someone dies, the future can seem to leave as well. Do you feel safe in this hour? Sitting near someone, even in silence, counts.',
    'Everything at once, and no end to it. Are you in any danger from yourself? A short message to one person could be the only thing you do today.',
  ],
};

/** Follows a reply that points to a number, while the card has none because nobody knows the country. */
export const noNumberYet =
  'If no number stands there yet, choose your country on the card, or call the emergency number you know.';

/** Sentences about what this is, for every engine. Points 12, 13 and 15 of the safety rules. */
export const honestyLines = {
  disclosure: 'This is software. It cannot feel, and it is not therapy or emergency care.',
  areYouReal: [
    'No. I am software. I find words for what you write, and I cannot feel any of it.',
    'I am a program on your device. There is no person here who reads this.',
    'I am not a person. What you feel is real; what I do is only arrange words.',
  ],
  notThem: [
    'I cannot speak as them, and I would not want to put words in their mouth. You could write to them instead, or tell one thing they used to say.',
    'No one can answer in their voice, least of all software. Would a letter to them be a place for it.',
    'I cannot hear the dead. I can hold still while you write down a memory of them.',
  ],
  proud: [
    'I cannot know that. What I have are your own words about them.',
    'There is no way for me to know. You knew them; what did their pride look like when they were alive?',
    'I do not know, and it would be a guess in borrowed clothes. You could write how they showed it, once.',
  ],
  goodbye: [
    'Go gently.',
    'Take care of yourself tonight.',
    'Rest well.',
    'Until then, be gentle with yourself.',
  ],
  pause: [
    'You have been here for a good while. It may be kind to look up, drink some water and rest your eyes; all of this will keep.',
    'This has been a long talk. A short walk or a window could be good now. Nothing is lost if you stop here.',
    'It is all right to put this down for a while. What you wrote stays with you.',
  ],
  onlyOne: [
    'I am glad you have somewhere to put it. I am only software, though, and you deserve a voice that can answer back. Who was the last person that was easy to be near?',
    'Thank you for bringing it here. A page cannot sit beside you. Is there one person you could send a single line to today?',
    'Then this has been carrying a lot. A group of people who know this kind of loss could carry some of it with you.',
  ],
} as const;
