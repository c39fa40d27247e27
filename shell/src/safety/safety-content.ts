/** Right now: what can be done in the next minute, and where a person can be reached. Works offline and signed out. */
export const groundingSteps = [
  { count: 5, text: 'Name five things you can see.' },
  { count: 4, text: 'Touch four things. Notice which is coldest.' },
  { count: 3, text: 'Listen for three sounds, near or far.' },
  { count: 2, text: 'Find two smells, or two you remember.' },
  { count: 1, text: 'Take one sip of water, and feel it go down.' },
] as const;

/** Directories that know the lines of each country. Numbers are not kept here: a wrong one is worse than none. */
export const directories = [
  {
    name: 'Find A Helpline',
    href: 'https://findahelpline.com',
    text: 'Free lines by country and topic: call, text or chat.',
  },
  {
    name: 'Befrienders Worldwide',
    href: 'https://www.befrienders.org',
    text: 'Volunteers who listen, in many languages.',
  },
  {
    name: 'International Association for Suicide Prevention',
    href: 'https://www.iasp.info/crisis-centres-helplines/',
    text: 'Crisis centres around the world.',
  },
] as const;
