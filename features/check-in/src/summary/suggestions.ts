import { paths } from '@mooring/contract';
import type { Emotion } from '@mooring/data';

/** What goes with one emotion after a check-in. */
export type SuggestionSet = {
  /** Under the insight: one sentence for a feeling of up to moderate strength, one for a strong one. */
  context: { steady: string; strong: string };
  journalPrompt: string;
  /** `id` is the ritual's own, which /rituals opens on. */
  ritual: { id: string; title: string; text: string };
  companion: string;
  resource: { to: string; label: string };
};

export const suggestions: Record<Emotion, SuggestionSet> = {
  Grief: {
    context: {
      steady: 'You could give it ten minutes on purpose, and then put the kettle on.',
      strong:
        'Keep today small: something easy to eat, one person who knows how you are, just the next hour.',
    },
    journalPrompt: 'What was hard today that used to be easy?',
    ritual: {
      id: 'nature-connection',
      title: 'Nature Connection',
      text: 'Stand near something that grows, or look at it through a window.',
    },
    companion: 'Talk about whatever else is there beside the grief.',
    resource: { to: paths.blog.to(), label: 'Words That Hold: slow pieces to read' },
  },
  Anger: {
    context: {
      steady: 'Anger often stands guard. You could ask it, on paper, what it is guarding.',
      strong:
        'Let it out through the body first: walk fast, push against a wall, tear up old paper. Messages can wait until tomorrow.',
    },
    journalPrompt:
      'What is your anger standing in front of, and what would it say where it can hurt no one?',
    ritual: {
      id: 'digital-burning-bowl',
      title: 'Digital Burning Bowl',
      text: 'Say it without softening, and let none of it be kept.',
    },
    companion: 'Say what else is there under the anger, if anything is.',
    resource: { to: paths.soundscapes.to(), label: 'Soundscapes: rain, as loud as you like' },
  },
  Sadness: {
    context: {
      steady: 'Sadness asks for little: warmth, low light, nobody hurrying you.',
      strong:
        'You may cry, or not, or stop halfway. Put something warm on, and let one person know how today is.',
    },
    journalPrompt: 'Where in your body does the sadness sit, and what would it like near it?',
    ritual: {
      id: 'calming-visualization',
      title: 'Calming Visualization',
      text: 'Ten minutes in a place that wants nothing from you.',
    },
    companion: 'You can bring the sadness without a reason for it.',
    resource: { to: paths.gentleReminders.to(), label: 'Gentle Reminders: one line at a time' },
  },
  Hope: {
    context: {
      steady: 'A little light, and no need to defend it. You could write down what let it in.',
      strong:
        'Hope this strong can feel disloyal. It is not. You can carry it beside everything else.',
    },
    journalPrompt: 'What let a little light in, and what of it would you like to remember?',
    ritual: {
      id: 'gratitude-sunrise',
      title: 'Gratitude Sunrise',
      text: 'Look for three small things the day is already holding.',
    },
    companion: 'Name the hope, and whatever came in with it.',
    resource: { to: paths.affirmations.to(), label: 'Affirmations: to say, or not' },
  },
  Acceptance: {
    context: {
      steady: 'Something is not being argued with today. It need not be finished to be true.',
      strong: 'A clear day. You might put one thing in order while it lasts, or nothing at all.',
    },
    journalPrompt: 'What have you stopped arguing with, if only for today?',
    ritual: {
      id: 'daily-release',
      title: 'Daily Release',
      text: 'Put down what belonged to today, before the night.',
    },
    companion: 'Say what is here now that the arguing has gone quiet.',
    resource: { to: paths.stories.to(), label: 'Stories: short pieces to read' },
  },
  Confused: {
    context: {
      steady: 'You do not have to sort this. You could put the pieces on paper, unsorted.',
      strong:
        'When everything asks at once, choose one plain thing: water, the window, the next hour. Large decisions can wait.',
    },
    journalPrompt: 'What is true right now, all of it at once, in no order?',
    ritual: {
      id: 'sensory-grounding',
      title: '5-4-3-2-1 Sensory Grounding',
      text: 'Count what is in the room, from five down to one.',
    },
    companion: 'Choose every feeling that might be in it. None of them has to be the right one.',
    resource: {
      to: paths.themesOfHealing.to(),
      label: 'Themes of Healing: Navigating Change',
    },
  },
  Peaceful: {
    context: {
      steady: 'A quiet has come. You do not have to use it for anything.',
      strong:
        'A deep quiet. You might notice where in your body it lives, so that you know the way there.',
    },
    journalPrompt: 'How would you describe this quiet, so exactly that you could find it again?',
    ritual: {
      id: 'gentle-awakening',
      title: 'Gentle Awakening',
      text: 'Keep the pace of this hour for tomorrow morning.',
    },
    companion: 'Say what the quiet is like, and whether anything else is in it.',
    resource: { to: paths.soundscapes.to(), label: 'Soundscapes: shore and night' },
  },
  Anxious: {
    context: {
      steady: 'The body is on watch. A breath out that is longer than the breath in lets it rest.',
      strong:
        'Begin with the ground: both feet down, five things you can see. Thoughts can be looked at after that.',
    },
    journalPrompt: 'What is your mind trying to keep you safe from, and what is in this room?',
    ritual: {
      id: 'sensory-grounding',
      title: '5-4-3-2-1 Sensory Grounding',
      text: 'Count what is in the room, from five down to one.',
    },
    companion: 'Name the worry and what stands next to it, one word each.',
    resource: {
      to: paths.themesOfHealing.to(),
      label: 'Themes of Healing: Softening Anxiety',
    },
  },
};
