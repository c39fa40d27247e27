import { prepareKit } from '@mooring/ui';
import '@mooring/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// As in the unit tests: on a busy machine a page takes longer than the one second that is looked for by default.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        items: [
          { value: 'light', title: 'Day' },
          { value: 'dark', title: 'Night' },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeAll: prepareKit,
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.lang = 'en';
      return <Story />;
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
  },
};

export default preview;
