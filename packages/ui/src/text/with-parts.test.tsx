import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withParts } from './with-parts.tsx';

test('parts in brackets are drawn apart, and the sentence keeps its spaces', () => {
  const { container } = render(
    withParts(
      'In the menu [File], choose [Add to Dock].',
      (words) => <b>{words}</b>,
      (words) => <a href="#dock">{words}</a>,
    ),
  );
  expect(container).toHaveTextContent(/^In the menu File, choose Add to Dock\.$/);
  expect(screen.getByText('File').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'Add to Dock' })).toBeInTheDocument();
});

test('a sentence without parts, and a part that nobody draws, stay plain', () => {
  const { container } = render(
    <>
      {withParts('Nothing here.')} {withParts('[All] of it')}
    </>,
  );
  expect(container).toHaveTextContent(/^Nothing here\. All of it$/);
});
