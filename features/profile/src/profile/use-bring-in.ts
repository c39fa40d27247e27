import type { UnansweredWords } from '@mooring/data';
import { useState } from 'react';

export function useBringIn({ bringIn }: UnansweredWords) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async bringIn() {
      setBusy(true);
      await bringIn();
      setBusy(false);
    },
  };
}
