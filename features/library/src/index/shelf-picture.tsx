import { lazy, Suspense } from 'react';

/** It comes after the page. Where it cannot be loaded, its place stays empty. */
const ShelfDrawing = lazy(() =>
  import('./shelf-drawing.tsx').then(
    (loaded) => ({ default: loaded.ShelfDrawing }),
    () => ({ default: () => null }),
  ),
);

/** What stands for a shelf of the library. Decoration: the name beside it says which. The element around it keeps its place. */
export function ShelfPicture({ of }: { of: string }) {
  return (
    <Suspense>
      <ShelfDrawing of={of} />
    </Suspense>
  );
}
