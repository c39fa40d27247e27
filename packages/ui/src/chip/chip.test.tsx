import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';
import { Chips } from './chip-rows.tsx';
import { Tag } from './tag.tsx';

test('a chip says whether it is pressed and turns over when pressed', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <Chips label="Tags">
      <Chip pressed onPressedChange={change}>
        grief
      </Chip>
    </Chips>,
  );
  expect(screen.getByRole('group', { name: 'Tags' })).toBeInTheDocument();
  const chip = screen.getByRole('button', { name: 'grief', pressed: true });
  await user.click(chip);
  expect(change).toHaveBeenCalledWith(false);
});

test('a disabled chip does not turn', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <Chip disabled pressed={false} onPressedChange={change}>
      hope
    </Chip>,
  );
  await user.click(screen.getByRole('button', { name: 'hope' }));
  expect(change).not.toHaveBeenCalled();
});

test('a tag is read with its hash', () => {
  render(<Tag>grief</Tag>);
  expect(screen.getByText('#grief')).toBeInTheDocument();
});
