import { useSearchParams } from '@mooring/contract/router';

/** The search part of the address that opens the import. */
export const importing = '?import';

/** Whether words are being brought in, as the address says, so that Back leaves. */
export function useImporting() {
  const [params, setParams] = useSearchParams();
  return {
    open: params.has('import'),
    close: () =>
      setParams(
        (before) => {
          before.delete('import');
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
