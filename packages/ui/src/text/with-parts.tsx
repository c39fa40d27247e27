import { Fragment, type ReactNode } from 'react';

/**
 * A whole sentence of which parts in square brackets are drawn apart, such as a link in the middle of it:
 * `withParts('[Export and backup] says why.', (words) => <Link …>{words}</Link>)`. The first part is drawn by the first
 * function and so on; a part without one stays plain. The sentence stays in one piece, so that it can be translated.
 */
export function withParts(
  sentence: string,
  ...draw: readonly ((words: string) => ReactNode)[]
): ReactNode {
  // Every second piece stood in brackets.
  return sentence
    .split(/\[([^\]]*)\]/)
    .map((piece, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? (draw[(index - 1) / 2]?.(piece) ?? piece) : piece}
      </Fragment>
    ));
}
