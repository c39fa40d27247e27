import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Segments } from './segments.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'morning', label: 'Morning', content: 'Open a window.' },
  { value: 'evening', label: 'Evening', content: 'Close it again.' },
] as const;

test('tabs begin with the first, and arrow keys show the next', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Time of day" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Time of day' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Morning' })).toHaveTextContent('Open a window.');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Evening' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Evening' })).toHaveTextContent('Close it again.');
});

test('a page may decide itself which tab is shown', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Tabs label="Time of day" tabs={tabs} value="evening" onValueChange={change} />);
  await user.click(screen.getByRole('tab', { name: 'Morning' }));
  expect(change).toHaveBeenCalledWith('morning');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Close it again.');
});

test('segments are one named choice', async () => {
  const user = userEvent.setup();
  function Theme() {
    const [value, setValue] = useState<'light' | 'dark'>('light');
    const options = [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ] as const;
    return <Segments label="Theme" options={options} value={value} onValueChange={setValue} />;
  }
  render(<Theme />);
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Light' })).not.toBeChecked();
});
