import { hasTag, isSameTag, withoutTheEight } from '@mooring/data/tags';
import { Button, Icon } from '@mooring/ui';
import { Chip, Chips, PlusIcon } from '@mooring/ui/bundled';
import { useState } from 'react';
import type { PageFields } from '../editor/entry-fields.ts';
import { NewTagField } from './new-tag-field.tsx';
import * as strings from './strings.ts';
import styles from './tags.module.css';
import { type OwnTags, useOwnTags } from './use-own-tags.ts';

/** The part of the editor that this one uses. */
export type TagEditor = {
  fields: PageFields;
  change(part: Partial<PageFields>): void;
  toggleTag(tag: string): void;
};

/** Own tags that are offered besides those that the entry carries. The others are found by typing. */
const offered = 12;

/** The person's own tags, and a way to make another. */
export function OwnTagFields({ editor }: { editor: TagEditor }) {
  const { fields, toggleTag } = editor;
  const own = useOwnTags();
  const names = ownShown(fields.tags, own);
  const [adding, setAdding] = useState(fields.newTag !== '');
  return (
    <>
      {names.length > 0 && (
        <Chips label={strings.yourOwnTags}>
          {names.map((tag) => (
            <Chip
              key={tag}
              check
              dir="auto"
              pressed={hasTag(fields.tags, tag)}
              onPressedChange={() => toggleTag(tag)}
            >
              {tag}
            </Chip>
          ))}
        </Chips>
      )}
      {adding ? (
        <NewTagField editor={editor} own={own} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          className={styles.aside}
          onClick={() => setAdding(true)}
        >
          <Icon as={PlusIcon} size="small" />
          {strings.addATagOfYourOwn}
        </Button>
      )}
    </>
  );
}

/** The tags of the entry, and of the others those that are on most entries. They stay where they are while one is chosen. */
function ownShown(tags: readonly string[], { shown }: OwnTags): string[] {
  const most = [...shown]
    .sort((one, other) => other.count - one.count)
    .slice(0, offered)
    .map(({ name }) => name);
  const listed = shown.map(({ name }) => name).filter((name) => most.includes(name));
  const others = withoutTheEight(tags).filter((tag) => !listed.some((one) => isSameTag(one, tag)));
  return [...listed, ...others];
}
