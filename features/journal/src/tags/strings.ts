/** What the screens of tags say. */

// new-tag-field.tsx
export const isAddedTag = (tag: string) => `${tag} is added.`;
export const aTagOfYourOwn = 'A tag of your own';
export const aNameAPlaceAnything = 'A name, a place, anything. It is encrypted like the entry.';
export const add = 'Add';

// own-tag-fields.tsx
export const yourOwnTags = 'Your own tags';
export const addATagOfYourOwn = 'Add a tag of your own';

// tag-fields.tsx
export const tags = 'Tags';
export const optional = '(optional)';
export const tagsOptional = 'Tags (optional)';

// tags-dialog.tsx
export const yourTags = 'Your tags';
export const rename = 'Rename';
export const remove = 'Remove';
export const ifYouRenameOrRemove =
  'If you rename or remove a tag, it changes on every entry that has it. Your entries are kept.';
export const youHaveNoTagsOfYourOwn =
  'You have no tags of your own now. You can add one while you write.';
export const itGetsTheNewName = (entries: string) => `It gets the new name on ${entries}.`;
export const theTagIsRemoved = (entries: string) =>
  `The tag is removed from ${entries}. Your entries are kept.`;
export const thisTagIsNotToBeBrought = (text: string) =>
  `${text} This tag is not to be brought up. Without it, these entries can be brought up again.`;
export const countEntries = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`);
export const renameName = (name: string) => `Rename #${name}`;
export const removeName = (name: string) => `Remove #${name}`;
export const newName = 'New name';
export const youAlreadyHave = (other: string) =>
  `You already have #${other}. The two tags become one.`;
export const isNotToBeBrought = (muted: string) =>
  ` #${muted} is not to be brought up, so no entry of either tag is brought up then.`;
export const close = 'Close';
export const removeTheTag = 'Remove the tag';
export const leaveItAsItIs = 'Leave it as it is';
