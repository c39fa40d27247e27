/**
 * The kit, part two: what some screens use. It is not shared: each feature bundles the parts that it imports, so none of it
 * may hold state that has to be one for the whole app. What has to be shared belongs into `index.ts`.
 */

export { Chip, type ChipProps } from './chip/chip.tsx';
export { ChipRow, Chips, type ChipsProps } from './chip/chip-rows.tsx';
export { Checkbox, type CheckboxProps } from './choice/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './choice/checkbox-group.tsx';
export type { Option } from './choice/option.ts';
export { RadioGroup, type RadioGroupProps } from './choice/radio-group.tsx';
export { Switch, type SwitchProps } from './choice/switch.tsx';
export { clockText } from './clock-text.ts';
export { ConfirmButton, type ConfirmButtonProps } from './dialog/confirm-button.tsx';
export { FormDialog, type FormDialogProps } from './dialog/form-dialog.tsx';
export { Bowl, type BowlProps } from './drawing/bowl.tsx';
export { emotionStrokes } from './drawing/emotion-strokes.ts';
export { Harbour, type HarbourProps } from './drawing/harbour.tsx';
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
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { useKeyboardInset } from './field/use-keyboard-inset.ts';
export { downloadFile, downloadText } from './file/download-file.ts';
export { makePreview } from './file/picture-preview.ts';
export { useDroppedFiles } from './file/use-dropped-files.ts';
export { useFaultFocus } from './focus/use-fault-focus.ts';
export { useFocusOnArrival } from './focus/use-focus-on-arrival.ts';
export { type FocusScroll, useFocusOnChange } from './focus/use-focus-on-change.ts';
export { useRefocus } from './focus/use-refocus.ts';
export * from './icon/icons.ts';
export {
  LinkRow,
  type LinkRowProps,
  LinkRows,
  type LinkRowsProps,
} from './link-rows/link-rows.tsx';
export { FadingRow, type FadingRowProps } from './list/fading-row.tsx';
export { RuledList, type RuledListProps } from './list/ruled-list.tsx';
export { FailureNotice, type FailureNoticeProps } from './notice/failure-notice.tsx';
export { Pacer, type PacerProps } from './pacer/pacer.tsx';
export { PageHeader, type PageHeaderProps } from './page/page-header.tsx';
export { Meter, type MeterProps } from './progress/meter.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { ProgressDots, type ProgressDotsProps } from './progress/progress-dots.tsx';
export { ProgressLine, type ProgressLineProps } from './progress/progress-line.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Segments, type SegmentsProps } from './tabs/segments.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { withParts } from './text/with-parts.tsx';
