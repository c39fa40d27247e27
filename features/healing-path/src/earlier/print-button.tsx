import { Button, Icon } from '@mooring/ui';
import { PrinterIcon } from '@mooring/ui/bundled';
import * as strings from './strings.ts';

/** Prints the page: what is on it for paper is the path as a booklet. */
export function PrintButton() {
  return (
    <Button wide variant="quiet" onClick={() => globalThis.print()}>
      <Icon as={PrinterIcon} size="small" />
      {strings.printAsABooklet}
    </Button>
  );
}
