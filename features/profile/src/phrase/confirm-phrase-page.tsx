import { Button, Page, TextField } from '@mooring/ui';
import styles from './phrase-page.module.css';
import * as strings from './strings.ts';
import { useConfirmPhrase } from './use-confirm-phrase.ts';

type ConfirmPhrasePageProps = {
  phrase: string;
  onConfirmed: () => void;
  /** Back to the words. */
  onBack: () => void;
};

/** Three of the words typed back: what can be read from the paper can be read in a year as well. */
export function ConfirmPhrasePage({ phrase, onConfirmed, onBack }: ConfirmPhrasePageProps) {
  const confirm = useConfirmPhrase(phrase, onConfirmed);
  return (
    <Page title={strings.threeOfTheWords} lead={strings.readThemFromWhatYouWrote}>
      <form ref={confirm.formRef} className={styles.confirm} onSubmit={confirm.submit} noValidate>
        {confirm.asked.map((number) => (
          <TextField
            key={number}
            label={strings.wordNumber(number)}
            name={`word-${number}`}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={confirm.typed[number] ?? ''}
            onChange={(event) => confirm.type(number, event.target.value)}
            error={confirm.errorAt(number)}
          />
        ))}
        <Button type="submit" wide>
          {strings.theseAreTheWords}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {strings.showMeTheWords}
        </Button>
      </form>
    </Page>
  );
}
