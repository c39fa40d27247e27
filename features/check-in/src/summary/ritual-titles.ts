/** The specification's nine rituals, by the ids their links use. For tests. */
export const ritualTitles: Record<string, string> = {
  'gratitude-sunrise': 'Gratitude Sunrise',
  'gentle-awakening': 'Gentle Awakening',
  'morning-affirmations': 'Morning Affirmations',
  'daily-release': 'Daily Release',
  'calming-visualization': 'Calming Visualization',
  'digital-burning-bowl': 'Digital Burning Bowl',
  'forgiveness-practice': 'Forgiveness Practice',
  'sensory-grounding': '5-4-3-2-1 Sensory Grounding',
  'nature-connection': 'Nature Connection',
};
