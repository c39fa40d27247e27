import { type MessageKey, say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';

export function FailedHistory({ of: key, retry }: { of: MessageKey; retry(): void }) {
  const { title, text } = say(key);
  return (
    <Notice
      tone="danger"
      title={title}
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
