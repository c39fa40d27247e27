import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox } from '../choice/checkbox.tsx';
import { RadioGroup } from '../choice/radio-group.tsx';
import { Switch } from '../choice/switch.tsx';
import { TileGroup } from '../emotion/tile-group.tsx';
import { Segments } from '../tabs/segments.tsx';
import { BareTitle } from './bare-title.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('what is typed stays out of the browser’s own memory of forms', () => {
  render(
    <>
      <BareTitle label="Title" />
      <TextField label="One line" />
      <TextArea label="Many lines" />
      <TextArea label="On the page" bare />
    </>,
  );
  for (const field of screen.getAllByRole('textbox'))
    expect(field).toHaveAttribute('autocomplete', 'off');
});

test('a field that a password manager should know says so itself', () => {
  render(<TextField label="Email" autoComplete="username" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'username');
});

test('what is chosen stays out of it as well', () => {
  const choice = { options: [{ value: 'grief', label: 'Grief' }], onValueChange: () => {} };
  const tiles = {
    ...choice,
    options: [{ value: 'grief', label: 'Grief', mark: 'grief' as const }],
  };
  render(
    <>
      <Checkbox label="Alone" />
      <Switch label="At once" />
      <RadioGroup legend="One of" value={null} {...choice} />
      <Segments label="Side by side" value={null} {...choice} />
      <TileGroup legend="Emotion" value={null} {...tiles} />
      <TileGroup multiple legend="Emotions" value={[]} {...tiles} />
    </>,
  );
  const inputs = ['checkbox', 'switch', 'radio'].flatMap((role) => screen.getAllByRole(role));
  expect(inputs).toHaveLength(6);
  for (const input of inputs) expect(input).toHaveAttribute('autocomplete', 'off');
});
