import type { IconNode } from '@mooring/ui';
import {
  AnchorIcon,
  CompassIcon,
  FeatherIcon,
  FlowerIcon,
  LeafIcon,
  UserRoundIcon,
  WavesIcon,
  WindIcon,
} from '@mooring/ui/bundled';
import * as strings from './strings.ts';

type Mark = { value: string; icon: IconNode; name: string };

/** What an account has when nothing is chosen: its `avatar` is null. */
export const noMark = 'none';

/** What may stand beside the details of an account. Its `avatar` is the value of one of them. */
export const marks: readonly Mark[] = [
  { value: noMark, icon: UserRoundIcon, name: strings.noPicture },
  { value: 'anchor', icon: AnchorIcon, name: strings.anAnchor },
  { value: 'leaf', icon: LeafIcon, name: strings.aLeaf },
  { value: 'flower', icon: FlowerIcon, name: strings.aFlower },
  { value: 'feather', icon: FeatherIcon, name: strings.aFeather },
  { value: 'waves', icon: WavesIcon, name: strings.waves },
  { value: 'wind', icon: WindIcon, name: strings.wind },
  { value: 'compass', icon: CompassIcon, name: strings.aCompass },
];

/** The mark of an account; the plain one where its avatar names none of them. */
export const markOf = (avatar: string | null): Mark =>
  marks.find(({ value }) => value === avatar) ?? (marks[0] as Mark);
