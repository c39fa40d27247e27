/**
 * The kit, part one: what nearly every first screen shows. The shell brings it once and shares it with every feature through
 * federation, so a name here is on the wire of every page. What few screens use belongs into `bundled.ts`.
 */

export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { TextLink, type TextLinkProps } from './button/text-link.tsx';
export { Card, type CardProps, CardTitle, type CardTitleProps } from './card/card.tsx';
export { Badge, type BadgeProps, Tag } from './chip/tag.tsx';
export { classNames } from './class-names.ts';
export { Confirm, type ConfirmProps } from './dialog/confirm.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { LogoMark } from './drawing/logo-mark.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { Icon, type IconNode, type IconProps } from './icon/icon.tsx';
export { prepareKit } from './later/later-part.tsx';
export { EmptyState, type EmptyStateProps } from './notice/empty-state.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './page/visually-hidden.tsx';
export { Skeleton, type SkeletonProps } from './progress/skeleton.tsx';
export { type ToastMessage, ToastRegion, type ToastRegionProps } from './toast/toast-region.tsx';
