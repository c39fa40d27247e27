import { prepareKit } from '@mooring/ui';
import '@mooring/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { namePropTypes } from './prop-types.ts';

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
  argTypesEnhancers: [namePropTypes],
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals, viewMode }) => {
      const theme = String(globals.theme);
      document.documentElement.lang = 'en';
      // A docs page shows stories by day and by night, one below the other.
      if (viewMode === 'docs')
        return (
          <InTheme theme={theme}>
            <Story />
          </InTheme>
        );
      document.documentElement.dataset.theme = theme;
      return <Story />;
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
  },
};

function InTheme({ theme, children }: { theme: string; children: ReactNode }) {
  const style = { background: 'var(--surface)', color: 'var(--ink)', padding: 'var(--space-4)' };
  return (
    <div data-theme={theme} style={style}>
      {children}
    </div>
  );
}

export default preview;
