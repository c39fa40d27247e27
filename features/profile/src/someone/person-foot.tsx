import { listInWords, paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Someone, useData } from '@mooring/data';
import { Button } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { useMutePerson } from './use-mute-person.ts';

type PersonFootProps = { person: Someone; removeAll(): Promise<void> };

/** What can be done with the whole page of a person. */
export function PersonFoot({ person, removeAll }: PersonFootProps) {
  return (
    <div className={styles.foot}>
      <MutePerson person={person} />
      <RemovePerson person={person} removeAll={removeAll} />
    </div>
  );
}

function MutePerson({ person }: { person: Someone }) {
  const { isReady, names, isMuted, toggle } = useMutePerson(person);
  if (!isReady) return null;
  const said = listInWords(names.map((name) => `‘${name}’`));
  return (
    <>
      <Button variant="quiet" onClick={() => void toggle()}>
        {isMuted ? strings.bringThemUpAgain : strings.dontBringThemUp}
      </Button>
      <p className={styles.soft}>
        {isMuted ? strings.whatHasInItIsHidden(said) : strings.thenWhatHasInItIsHidden(said)}
      </p>
    </>
  );
}

function RemovePerson({ person: { id, name }, removeAll }: PersonFootProps) {
  const data = useData();
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await removeAll();
      await data.someone.remove(id);
      await Promise.all(
        [`someone:${id}`, `saying:${id}`].map((key) =>
          data.drafts.drop(key).catch(() => undefined),
        ),
      );
      data.notices.say('someone.removed');
      await navigate(paths.people.to(), { replace: true });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  };
  return (
    <ConfirmButton
      variant="quiet"
      title={strings.removeThisPageQuestion(name)}
      text={strings.whatYouWroteOnItIsRemoved}
      confirmLabel={strings.remove}
      cancelLabel={strings.keep}
      onConfirm={() => void remove()}
    >
      {strings.removeThisPage}
    </ConfirmButton>
  );
}
