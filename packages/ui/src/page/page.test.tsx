import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardTitle } from '../card/card.tsx';
import { Page } from './page.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

test('a page has one first heading, its lead, its actions and the way back before them', () => {
  render(
    <Page
      title="Journal"
      lead="Twelve entries"
      actions={<a href="/write">New</a>}
      back={<a href="/">Back</a>}
    >
      <CardTitle level={3}>November</CardTitle>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  expect(screen.getByText('Twelve entries')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'November' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Back', 'New']);
});

test('a page without a title is its content alone', () => {
  render(
    <Page>
      <VisuallyHidden asChild>
        <h1>Write</h1>
      </VisuallyHidden>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Write' })).toBeInTheDocument();
});
