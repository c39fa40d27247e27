/** A part of the guide: `steps` in their order, `after` a sentence below them. */
export type GuidePart = { id: string; title: string; steps: readonly string[]; after?: string };

/** How a voicemail comes off a phone, before anything about the phone is changed. Names of buttons as the phones have them. */
export const voicemailGuide: readonly GuidePart[] = [
  {
    id: 'first',
    title: 'First, change nothing',
    steps: [
      'Do not cancel the contract or the number. Do not reset, sell or update the phone.',
      'Keep the phone charged, and leave its SIM card in.',
      'Some phone companies delete a message after two to four weeks, also one that was saved. If your voicemail offers to save the message again, do it now. Then you have more time for the copy.',
    ],
  },
  {
    id: 'iphone',
    title: 'On an iPhone',
    steps: [
      'Open the app Phone, and then Voicemail.',
      'Tap the message. If it is not there, look at the end of the list for Deleted Messages.',
      'Tap the share button: a square with an arrow that points up.',
      'Choose Save to Files. Voice Memos, a message or an email to yourself work as well.',
      'Then open Mooring, go to the page of the person, and bring in the file from Files.',
    ],
    after:
      'If there is no list of messages or no share button, your phone company keeps the messages. Record them as described below for any phone.',
  },
  {
    id: 'android',
    title: 'On an Android phone',
    steps: [
      'Open the app Phone, or the app Visual Voicemail of your phone company, and go to Voicemail.',
      'Open the message, or keep your finger on it until a menu appears.',
      'Choose Share, Send to, Save or Export. The word is a different one on different phones.',
      'If Mooring is installed on the phone, choose Mooring in the list. If not, save the file, and bring it in on the page of the person.',
    ],
    after: 'If there is no such menu, record the message as described below for any phone.',
  },
  {
    id: 'any',
    title: 'On any other phone, also a landline',
    steps: [
      'Take a second device that can record sound, such as another phone or a computer.',
      'Go to a quiet room. Call your voicemail, and switch on the speaker.',
      'Begin to record on the second device, and then play the message to its end.',
      'Bring the recording in on the page of the person.',
    ],
  },
  {
    id: 'greeting',
    title: 'Their own greeting',
    steps: [
      'Their phone company stores the greeting. It is deleted when their contract ends.',
      'Do this only if the person has died or cannot answer. They may see a call, or answer it. Call their number from another phone, with the speaker on. Let it ring until you hear the greeting.',
      'Record it with a second device.',
    ],
    after:
      'You can ask somebody else to do this for you, if you do not want to hear it now. They can send you the file.',
  },
  {
    id: 'company',
    title: 'What to ask the phone company',
    steps: [
      'How long are messages kept?',
      'Can you send me the messages as files?',
      'What happens to the messages and the greeting when the contract ends or moves to another company?',
    ],
    after: 'Ask before you cancel. If the number is theirs, the company may want to see papers.',
  },
  {
    id: 'check',
    title: 'At the end, check the copy',
    steps: [
      'Play the copy to its end, or let somebody else do that for you.',
      'Keep a second copy in another place, such as a computer or with a friend.',
      'Only then change the phone or the contract.',
    ],
  },
];
