/** What the waitlist page says of the product. Four features and the people it is for. */
export const insideMooring = [
  {
    id: 'companion',
    title: 'A companion to talk to',
    text: 'Begin with how you feel. It meets you there, and never hurries you.',
  },
  {
    id: 'journal',
    title: 'A journal encrypted on your device',
    text: 'Each entry is encrypted on your device before anything is stored.',
  },
  {
    id: 'path',
    title: 'A healing path of your own',
    text: 'Four checkpoints made from your own words, and an anchor for the week.',
  },
  {
    id: 'rituals',
    title: 'Rituals for the hard hours',
    text: 'Small things to do with your hands and your breath, morning, evening, or in between.',
  },
] as const;

export const whoItIsFor = [
  'Anyone who has lost someone, a person or an animal, and is still setting the table for them.',
  'Anyone whose relationship, marriage or family has come apart.',
  'Anyone grieving a pregnancy, a home, their health, or a future they had counted on.',
  'Anyone who feels stuck and cannot say why.',
] as const;
