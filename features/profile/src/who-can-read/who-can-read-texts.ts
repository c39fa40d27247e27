/** Who can read what: one reader after the other. `docs/threat-model.md` has the same readers, with what proves each sentence. */
export type Reader = {
  id: string;
  who: string;
  /** The answer in one line. */
  answer: string;
  sentences: readonly string[];
};

export const readers: readonly Reader[] = [
  {
    id: 'device',
    who: 'This device',
    answer: 'It keeps your words encrypted.',
    sentences: [
      'What you write is encrypted here before it is stored. Your password and your 24 recovery words open it. ‘Open with face or finger’ opens it too, if you set it up. Words for somebody else open it too, if you made them.',
      'While ‘Stay signed in for 3 days’ is chosen, a key lies in the files of this device. Somebody who can read those files may be able to read your words until you log out.',
      'Without an account there is no password. The key then lies on this device, beside what you wrote.',
      'These are not encrypted: your name, the picture beside it and your email address, dates, how many entries there are, and about how long they are. The names you type for a passkey and under ‘When I am gone’ are not encrypted either, nor is the name of a folder you chose for backups.',
    ],
  },
  {
    id: 'person',
    who: 'Somebody who holds your phone',
    answer: 'They can read everything while Mooring is open, and nothing while it is locked.',
    sentences: [
      'While Mooring is open they see what you see.',
      '‘Lock now’ in your profile locks it at once. With ‘Keep journal entries private’ it also locks after 5 minutes in the background. After 3 days without use your session ends.',
      'While it is locked, they can see that Mooring was used here, your name and your email address. To read your words, they need your password, your 24 recovery words, or another way that you set up.',
      'If you set up ‘Open with face or finger’, whoever can unlock your device may be able to open your words too.',
      'Without an account Mooring cannot be locked.',
    ],
  },
  {
    id: 'legacy',
    who: 'Somebody you gave words to',
    answer: 'They can read everything that is on this device, with the words and the device.',
    sentences: [
      'Nobody has such words unless you made them under ‘When I am gone’. The words work from the day you make them, until you take them back.',
      'They have to set a new password. Then your old password does not work. If you open Mooring with your face or finger, you may not notice this.',
    ],
  },
  {
    id: 'extensions',
    who: 'Extensions of your browser',
    answer: 'They can read everything that you see, if they may read this page.',
    sentences: [
      'No web page can prevent that. It is the same for a harmful program on your device, and for a device that a workplace or a school manages.',
      'A private window often runs without extensions, but it deletes what you wrote when it is closed.',
    ],
  },
  {
    id: 'host',
    who: 'Whoever runs this address',
    answer: 'They cannot read your words, as long as they send the app unchanged.',
    sentences: [
      'Their computer sends the app to your browser. It learns your IP address, and when the app is fetched. It does not get what you write.',
      'They could send a changed app, and that app could read what you type. Anybody can compare what this address sends with the published version, but if they send a changed app to only one person, nobody else can see it.',
      'Mooring is made of parts. Mooring checks each part before it runs. A part that was changed is not run. The list for this check comes from the same address. So it finds parts that were damaged or changed on the way. It does not find a change if whoever runs this address changes the list too.',
    ],
  },
  {
    id: 'service',
    who: 'The server that keeps copies',
    answer: 'It cannot read your words.',
    sentences: [
      'Encrypted copies go there only if you keep a copy on the server. Then your other devices can have them. The keys stay with you.',
      'Those who run it can see your email address, your IP address and when you use it. They can see how many entries of each kind you have, their dates and roughly their length. They can also see how many devices you write on, and which kinds of pages you keep, such as a safety plan.',
      'They can delete the copies. If they change a copy, your devices notice.',
    ],
  },
  {
    id: 'companion',
    who: 'Services that answer or read aloud',
    answer: 'They get nothing unless you choose one and agree.',
    sentences: [
      'The companion that is there from the start answers on this device. Your words go nowhere.',
      'If you choose a service, Mooring names it and asks you first. From then on it gets what you write in a conversation, can read it, and may keep it. A message in which Mooring sees danger is not sent to it.',
      'A voice from the internet gets the text that it reads aloud. Mooring asks you before that as well.',
    ],
  },
  {
    id: 'backups',
    who: 'Whoever has a backup of yours',
    answer: 'They can read it if it has no passphrase.',
    sentences: [
      'A backup with a passphrase is encrypted. Without the passphrase nobody can read it, and Mooring cannot find the passphrase again.',
      'A backup without a passphrase can be read by anybody who opens the file.',
      'If you use ‘Back up by itself’, Mooring keeps its passphrase on this device, encrypted like your words, until you press ‘Stop’ or log out. Files in a folder that a cloud service copies go to that service too, encrypted.',
    ],
  },
  {
    id: 'exports',
    who: 'Whoever has a file that you exported',
    answer: 'They can read all of it.',
    sentences: [
      'A PDF, a text file or a web page that you export is not encrypted, so that it can be read without Mooring.',
      'The same is true of what you print or copy.',
    ],
  },
];
