import { say, timeOfDay } from '@mooring/contract';
import { type CheckIn, emotionMark, emotionName, emotions, intensityLabels } from '@mooring/data';
import { Button, Notice, TextArea } from '@mooring/ui';
import { Slider, TileGroup } from '@mooring/ui/bundled';
import { useId } from 'react';
import { strengthName } from '../strength-name.ts';
import { WordChoice } from '../words/word-choice.tsx';
import styles from './check-in-form.module.css';
import * as strings from './strings.ts';
import type { CheckInForm as Form } from './use-check-in-form.ts';

const tiles = emotions.map((emotion) => ({
  value: emotion,
  label: emotionName(emotion),
  mark: emotionMark(emotion),
}));

export function CheckInForm({ form, record }: { form: Form; record: CheckIn | null }) {
  const noteId = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.undoClear && (
        <Notice
          action={
            <Button variant="secondary" size="small" onClick={form.undoClear}>
              {strings.bringItBack}
            </Button>
          }
        >
          {strings.theFormWasCleared}
        </Notice>
      )}
      <TileGroup
        legend={strings.emotion}
        hideLegend
        options={tiles}
        value={form.emotion}
        onValueChange={(emotion) => form.change({ emotion })}
      />
      {form.emotion && (
        <WordChoice
          emotion={form.emotion}
          chosen={form.word}
          onChoose={(word) => form.change({ word })}
        />
      )}
      <Slider
        label={strings.howStrongIsIt}
        valueText={strengthName(form.intensity)}
        min={0}
        max={intensityLabels.length - 1}
        value={form.intensity}
        onValueChange={(intensity) => form.change({ intensity })}
        ends={[strengthName(0), strengthName(intensityLabels.length - 1)]}
        mark={form.emotion ? emotionMark(form.emotion) : undefined}
      />
      <TextArea
        label={strings.notes}
        optional
        hint={form.broughtBack && strings.youWroteThisEarlier}
        rows={4}
        placeholder={strings.anythingYouWant}
        value={form.notes}
        onChange={(event) => form.change({ notes: event.target.value })}
      />
      <div className={styles.save}>
        {form.failed && <FailedSave of={form.failed} />}
        <Button
          type="submit"
          wide
          busy={form.busy}
          disabled={!form.emotion}
          aria-describedby={noteId}
        >
          {strings.saveTodaysCheck}
        </Button>
        <p id={noteId} className={styles.note}>
          {form.emotion === null
            ? strings.chooseAFeeling
            : record && strings.thisWillTakeThePlace(timeOf(record))}
        </p>
        {record && (
          <Button variant="quiet" onClick={form.putAway}>
            {strings.keepItAsItWas}
          </Button>
        )}
      </div>
    </form>
  );
}

function FailedSave({ of: key }: { of: NonNullable<Form['failed']> }) {
  const { title, text } = say(key);
  return (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  );
}

const timeOf = ({ createdAt }: CheckIn) => timeOfDay(new Date(createdAt));
