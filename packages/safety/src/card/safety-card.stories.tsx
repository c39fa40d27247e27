import type { RouteObject } from '@mooring/contract/router';
import type { DangerKind, DangerLevel } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';

const routes: RouteObject[] = [
  {
    path: '/journal',
    element: (
      <>
        <h1>Journal</h1>
        <p>The page beneath stays where it is.</p>
      </>
    ),
  },
];

type Args = {
  level: DangerLevel;
  kinds: readonly DangerKind[];
  country: string | null;
  person?: boolean;
  language?: string;
};

const meta = {
  title: 'Shell/Safety card',
  args: { level: 2, kinds: ['suicide'], country: 'US' },
  loaders: [
    async ({ args }) => {
      const data = await createTestData();
      data.safety.chooseCountry(args.country);
      if (args.person)
        await data.records.put('trusted-person', { name: 'Maya', phone: '555 0101' });
      data.safety.raiseAlert({
        level: args.level,
        kinds: args.kinds,
        ...(args.language ? { language: args.language } : {}),
      });
      return { data };
    },
  ],
  render: (_args, { loaded }) => <Stage routes={routes} path="/journal" data={loaded.data} />,
  play: async ({ canvas, args }) => {
    if (args.level >= 2) await canvas.findByRole('button', { name: '60-second grounding' });
    else await canvas.findByRole('region', { name: 'A question for you' });
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Intent: Story = { args: { level: 3 } };
export const IntentAtNight: Story = { args: { level: 3 }, globals: { theme: 'dark' } };
export const Wish: Story = { args: { country: 'GB', person: true } };
export const CountryUnknown: Story = { args: { country: null } };
export const CountryWithoutLines: Story = { args: { country: 'EE' } };
export const SelfHarm: Story = { args: { kinds: ['self-harm'], country: 'AU' } };
export const Overdose: Story = { args: { level: 3, kinds: ['overdose'] } };
export const Abuse: Story = { args: { kinds: ['abuse'], country: 'NO' } };
export const ChildAtRisk: Story = { args: { kinds: ['child'], country: 'IE' } };
export const HarmToOthers: Story = { args: { kinds: ['harm-to-others'], country: 'JP' } };
export const SomeoneElse: Story = { args: { kinds: ['someone-else'], country: 'CA' } };
export const Eating: Story = { args: { kinds: ['eating'] } };
export const SeveralKinds: Story = {
  args: { level: 3, kinds: ['suicide', 'abuse', 'bereaved-by-suicide'], country: 'DE' },
};
export const SoftAlert: Story = { args: { level: 1, kinds: ['hopeless'] } };
export const SoftAlertAtNight: Story = {
  args: { level: 1, kinds: ['hopeless'] },
  globals: { theme: 'dark' },
};
export const BereavedBySuicide: Story = {
  args: { level: 0, kinds: ['bereaved-by-suicide'], country: 'IE' },
};
export const ChildWrites: Story = {
  args: { level: 1, kinds: ['child'], country: 'GB' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'People who talk with children' });
  },
};
export const OtherLanguage: Story = {
  args: { level: 0, kinds: [], language: 'other' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Help in your country' });
  },
};
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help right now' }));
  },
};
export const Opened: Story = {
  args: { person: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My safety plan' }));
    await userEvent.click(canvas.getByRole('button', { name: '60-second grounding' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Maya' }));
  },
};
