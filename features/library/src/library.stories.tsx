import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from './feature.ts';

const meta = {
  title: 'Library/Pages',
  component: Stage,
  args: { routes, path: '/library' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (path: string, name: string): Story => ({
  args: { path },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name });
  },
});

export const Index = page('/library', 'Content Library');
export const Rituals = page('/rituals', 'Healing Rituals');
export const Ritual = page('/rituals?ritual=forgiveness-practice', 'Forgiveness Practice');
export const Affirmations = page('/affirmations', 'Affirmations');
export const GentleReminders = page('/gentle-reminders', 'Gentle Reminders');
export const PlainAnswers: Story = {
  args: { path: '/library/answers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'The first days' });
  },
};
export const PlainAnswerOpen: Story = {
  args: { path: '/library/answers?read=child-at-funeral' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Source:/);
  },
};
export const Stories = page('/stories', 'Stories');
export const StoryOpen = page('/stories?read=the-second-cup', 'The Second Cup');
export const WordsThatHold = page('/blog', 'Words That Hold');
export const ThemesOfHealing = page('/themes-of-healing', 'Themes of Healing');
export const GuidedSeries = page('/guided-series', 'Guided Series');
export const SharedJourneys = page('/shared-journeys', 'Shared Journeys');
export const SharedJourneyOpen = page('/shared-journeys?read=the-allotment', 'The Allotment');
export const Meditations = page('/meditations', 'Meditations');

export const Soundscapes: Story = {
  args: { path: '/soundscapes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Shore' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Shore' }));
  },
};

export const HealingFrequencies: Story = {
  args: { path: '/healing-frequencies' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Low tone' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Low tone' }));
  },
};

export const RitualCompleted: Story = {
  args: { path: '/rituals?ritual=daily-release' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Ritual' }));
    await canvas.findByText('Done today');
  },
};
