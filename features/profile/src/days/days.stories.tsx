import type { HardDay } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { fieldsOf } from './day-fields.ts';
import { birthday, court, inWords, leapDay, past } from './days-testing.ts';

const meta = {
  title: 'Profile/Days and dates',
  component: Stage,
  args: { routes, path: '/profile/days' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = [birthday, court, leapDay, inWords, past];

const kept = (given: readonly HardDay[], prepare?: (data: TestData) => unknown) => [
  async () => {
    const data = await createTestData();
    for (const day of given) await data.hardDays.put(day);
    await prepare?.(data);
    return { data };
  },
];

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No days are kept here yet');
  },
};
export const NothingByNight: Story = { ...Nothing, globals: { theme: 'dark' } };

export const Some: Story = {
  loaders: kept(days),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Tom’s birthday/ });
  },
};
export const SomeByNight: Story = { ...Some, globals: { theme: 'dark' } };

export const OneDamaged: Story = {
  ...Some,
  loaders: kept(days, (data) => {
    const { account } = data.session.getState() as { account: { id: string } };
    data.damage(`${account.id}:hard-day:court`);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('1 day could not be opened');
  },
};

export const NotRead: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const list = () => Promise.reject(new Error('No disk.'));
      const hardDays = Object.assign(Object.create(data.hardDays), { list });
      return { data: { ...data, hardDays } };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const WithPlan: Story = {
  args: { path: '/profile/days?day=birthday' },
  loaders: kept(days),
  play: async ({ canvas }) => {
    await canvas.findByText('At the lake');
  },
};
export const WithPlanByNight: Story = { ...WithPlan, globals: { theme: 'dark' } };

export const LeapDay: Story = {
  args: { path: '/profile/days?day=leap' },
  loaders: kept(days),
  play: async ({ canvas }) => {
    await canvas.findByText(/In a year that has no February 29/);
  },
};

export const InWords: Story = {
  args: { path: '/profile/days?day=words' },
  loaders: kept(days),
  play: async ({ canvas }) => {
    await canvas.findByText(/This day has no date/);
  },
};

export const Form: Story = {
  args: { path: '/profile/days?day=new' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save' });
  },
};
export const FormByNight: Story = { ...Form, globals: { theme: 'dark' } };

export const FormWithFaults: Story = {
  ...Form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What do you call this day?' }),
      'Court',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please choose the month.');
  },
};

export const FormInWords: Story = {
  args: { path: '/profile/days?day=words&change=' },
  loaders: kept(days),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'When, as you would say it' });
  },
};

export const FormWithDraft: Story = {
  args: { path: '/profile/days?day=birthday&change=' },
  loaders: kept(days, (data) =>
    data.drafts.keep('hard-day:birthday', { ...fieldsOf(birthday), who: 'With Ruth' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/What you typed before is here again/);
  },
};

export const NotSaved: Story = {
  args: { path: '/profile/days?day=birthday&change=' },
  loaders: kept(days, (data) => data.failNextWrite('store.full')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('This device is full');
  },
};
