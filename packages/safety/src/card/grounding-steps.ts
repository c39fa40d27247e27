/** A grounding exercise: five senses, from five things to one. */
export const groundingSteps = [
  { count: 5, text: 'Name five things you can see.' },
  { count: 4, text: 'Touch four things. Notice which is coldest.' },
  { count: 3, text: 'Listen for three sounds, near or far.' },
  { count: 2, text: 'Find two smells, or two you remember.' },
  { count: 1, text: 'Take one sip of water, and feel it go down.' },
] as const;
