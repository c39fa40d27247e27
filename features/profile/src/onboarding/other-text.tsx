import { TextArea } from '@mooring/ui';
import { useEffect, useRef } from 'react';
import * as strings from './strings.ts';

type OtherTextProps = {
  value: string;
  /** Whether it was opened by a press on this step. It then comes into view: on a phone it would lie behind the footer. */
  opened: boolean;
  onType: (text: string) => void;
};

/** What 'Other' means, in one's own words. */
export function OtherText({ value, opened, onType }: OtherTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (opened) field.current?.scrollIntoView({ block: 'center' });
  }, [opened]);
  return (
    <TextArea
      ref={field}
      label={strings.inYourOwnWords}
      rows={3}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
