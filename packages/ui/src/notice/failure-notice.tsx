import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

export type FailureNoticeProps = Omit<NoticeProps, 'tone' | 'action' | 'children'> & {
  text?: string | undefined;
  retry(): void;
};

/** What could not be read, in its place on the page, with a way to ask again. */
export function FailureNotice({ text, retry, ...rest }: FailureNoticeProps) {
  return (
    <Notice
      {...rest}
      tone="danger"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
