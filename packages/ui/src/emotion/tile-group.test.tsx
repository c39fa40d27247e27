import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TileGroup } from './tile-group.tsx';
import type { TileOption } from './tile-option.ts';

type Feeling = 'Grief' | 'Hope' | 'Confused';
const options: TileOption<Feeling>[] = [
  { value: 'Grief', label: 'Grief', mark: 'grief' },
  { value: 'Hope', label: 'Hope', mark: 'hope' },
  { value: 'Confused', label: 'Confusion', mark: 'confused' },
];

function One() {
  const [value, setValue] = useState<Feeling | null>(null);
  return <TileGroup legend="Emotion" options={options} value={value} onValueChange={setValue} />;
}

function Many() {
  const [value, setValue] = useState<Feeling[]>(['Hope']);
  return (
    <>
      <TileGroup
        multiple
        hideLegend
        legend="Emotions"
        options={options}
        value={value}
        onValueChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('one emotion is chosen out of a named group, by its display name', async () => {
  const user = userEvent.setup();
  render(<One />);
  expect(screen.getByRole('radiogroup', { name: 'Emotion' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Confusion' }));
  expect(screen.getByRole('radio', { name: 'Confusion' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Grief' }));
  expect(screen.getByRole('radio', { name: 'Confusion' })).not.toBeChecked();
});

test('several emotions can be chosen and let go, and keep their order', async () => {
  const user = userEvent.setup();
  render(<Many />);
  expect(screen.getByRole('group', { name: 'Emotions' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Grief' }));
  expect(screen.getByRole('status')).toHaveTextContent('Grief Hope');
  await user.click(screen.getByRole('checkbox', { name: 'Hope' }));
  expect(screen.getByRole('status')).toHaveTextContent('Grief');
  expect(screen.getByRole('checkbox', { name: 'Hope' })).not.toBeChecked();
});

test('a tile is reached and chosen by the keyboard alone', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Grief' })).toBeChecked();
});

test('arrow keys choose as they go, past what cannot be chosen, and around the end', async () => {
  const user = userEvent.setup();
  const some = options.map((one) => ({ ...one, disabled: one.value === 'Hope' }));
  function Some() {
    const [value, setValue] = useState<Feeling | null>(null);
    return <TileGroup legend="Emotion" options={some} value={value} onValueChange={setValue} />;
  }
  render(<Some />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Confusion' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Grief' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Hope' })).toBeDisabled();
});
