import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';

test('what did not work is announced; a quiet word is only there to be read', () => {
  const view = render(<Notice title="Your draft is back">It was kept on this device.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  view.rerender(
    <Notice tone="danger" title="These words are not kept yet" action={<Button>Try again</Button>}>
      They are still here.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('These words are not kept yet');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('an empty place has a heading, a sentence and one way forward', () => {
  render(
    <EmptyState title="No saved moments yet" actions={<Button>Add Your First Bookmark</Button>}>
      It can live here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No saved moments yet' })).toBeVisible();
  expect(screen.getByText('It can live here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Your First Bookmark' })).toBeEnabled();
});
