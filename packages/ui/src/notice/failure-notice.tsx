import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';
import * as strings from './strings.ts';

export type FailureNoticeProps = Omit<NoticeProps, 'tone' | 'action' | 'children'> & {
  /** The sentence under the title. */
  text?: string | undefined;
  /** Called by "Try again". */
  retry(): void;
};

/** An error message in place of what could not be loaded, with a button that tries again. */
export function FailureNotice({ text, retry, ...rest }: FailureNoticeProps) {
  return (
    <Notice
      {...rest}
      tone="danger"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {strings.tryAgain}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
