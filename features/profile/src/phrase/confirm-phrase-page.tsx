import { Button, Page, TextField } from '@mooring/ui';
import styles from './phrase-page.module.css';
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
    <Page
      title="Three of the words"
      lead="Read them from what you wrote down. That way you know that it can be read."
    >
      <form ref={confirm.formRef} className={styles.confirm} onSubmit={confirm.submit} noValidate>
        {confirm.asked.map((number) => (
          <TextField
            key={number}
            label={`Word ${number}`}
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
          These are the words
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Show me the words again
        </Button>
      </form>
    </Page>
  );
}
