export { createLucideIcon } from 'lucide-react';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { TextLink, type TextLinkProps } from './button/text-link.tsx';
export { Card, type CardProps, CardTitle, type CardTitleProps } from './card/card.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { ChipRow, Chips, type ChipsProps } from './chip/chip-rows.tsx';
export { Badge, type BadgeProps, Tag } from './chip/tag.tsx';
export { Checkbox, type CheckboxProps } from './choice/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './choice/checkbox-group.tsx';
export type { Option } from './choice/option.ts';
export { RadioGroup, type RadioGroupProps } from './choice/radio-group.tsx';
export { Switch, type SwitchProps } from './choice/switch.tsx';
export { classNames } from './class-names.ts';
export { clockText } from './clock-text.ts';
export { Confirm, type ConfirmProps } from './dialog/confirm.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { emotionStrokes } from './drawing/emotion-strokes.ts';
export { Harbour, type HarbourProps } from './drawing/harbour.tsx';
export { LogoMark } from './drawing/logo-mark.tsx';
export { round, seeded, swell } from './drawing/stroke.ts';
export { Waterline, type WaterlineProps } from './drawing/waterline.tsx';
export { Wordmark, type WordmarkProps } from './drawing/wordmark.tsx';
export { WritingLines, type WritingLinesProps } from './drawing/writing-lines.tsx';
export { EmotionDisc, type EmotionDiscProps } from './emotion/emotion-disc.tsx';
export { EmotionGlyph, type EmotionGlyphProps } from './emotion/emotion-glyph.tsx';
export type { EmotionMark } from './emotion/emotion-mark.ts';
export { TileGroup, type TileGroupProps } from './emotion/tile-group.tsx';
export type { TileOption } from './emotion/tile-option.ts';
export { BareTitle, type BareTitleProps } from './field/bare-title.tsx';
export { FileField, type FileFieldProps } from './field/file-field.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { downloadFile, downloadText } from './file/download-file.ts';
export { Icon, type IconProps, type LucideIcon } from './icon/icon.tsx';
export * from './icon/icons.ts';
export { prepareKit } from './later/later-part.tsx';
export {
  LinkRow,
  type LinkRowProps,
  LinkRows,
  type LinkRowsProps,
} from './link-rows/link-rows.tsx';
export { EmptyState, type EmptyStateProps } from './notice/empty-state.tsx';
export { FailureNotice, type FailureNoticeProps } from './notice/failure-notice.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { Pacer, type PacerProps } from './pacer/pacer.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { PageHeader, type PageHeaderProps } from './page/page-header.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './page/visually-hidden.tsx';
export { Meter, type MeterProps } from './progress/meter.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { ProgressDots, type ProgressDotsProps } from './progress/progress-dots.tsx';
export { Skeleton, type SkeletonProps } from './progress/skeleton.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Segments, type SegmentsProps } from './tabs/segments.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { type ToastMessage, ToastRegion, type ToastRegionProps } from './toast/toast-region.tsx';
