/** What the companion says back beyond the specification's own sentences. */
export const companionMessages = {
  'companion.gone': {
    title: 'This conversation was cleared elsewhere',
    text: 'Your words are still in the box. Begin again whenever you like.',
    tone: 'destructive',
  },
  'companion.not-allowed-here': {
    title: 'This deployment does not allow calls to that address.',
    text: 'This deployment does not allow calls to that address. Whoever runs it can allow it. The guide answers without one.',
  },
  'companion.engine-saved': { title: '{engine} answers from now on' },
  'companion.forgotten': { title: 'Forgotten' },
  'companion.all-forgotten': { title: 'I have forgotten everything' },
  'companion.remembers': { title: 'I will remember this next time' },
  'companion.deleted': { title: 'Conversation deleted' },
  'companion.copied': { title: 'Copied' },
  'companion.copy-failed': {
    title: 'That could not be copied',
    text: 'You can select the words and copy them yourself.',
    tone: 'destructive',
  },
  'voice.network': {
    title: 'Read with a voice from the internet?',
    text: 'This browser has no voice of its own. Its voice is made on the internet, and what is read aloud goes to its maker. You can switch that off in the companion, under Tone, voice and writing.',
  },
  'voice.none': {
    title: 'No voice on this device',
    text: 'This browser has no voice to read with. Some systems let you add one in their settings.',
  },
} as const;
