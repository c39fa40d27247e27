import { paths, say } from '@mooring/contract';
import { Link, Navigate } from '@mooring/contract/router';
import { useMuted } from '@mooring/data';
import { Button, EmptyState, Icon, Notice, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice, PlusIcon } from '@mooring/ui/bundled';
import { useRef } from 'react';
import { newPrompt, ownPromptAddress, ownPrompts } from './own-addresses.ts';
import { maxOwnPrompts } from './own-order.ts';
import { OwnPromptForm } from './own-prompt-form.tsx';
import { OwnPromptRow } from './own-prompt-row.tsx';
import styles from './own-prompts.module.css';
import * as strings from './strings.ts';
import { type OwnPrompts, useOwnPromptActions, useOwnPrompts } from './use-own-prompts.ts';

/** One's own prompts: all of them, or the form of one. `address`: '' for all, 'new', or an id. */
export function OwnPromptsPage({ address }: { address: string }) {
  const prompts = useOwnPrompts();
  const muted = useMuted();
  const isForm = address !== '';
  const isReady = prompts.status === 'ready' && muted.isKnown;
  return (
    <Page
      key={address}
      layout="margin"
      title={titleOf(address)}
      lead={isForm ? undefined : strings.promptsToWrite}
      back={
        <TextLink asChild>
          <Link to={isForm ? ownPrompts : paths.prompts.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {isForm ? strings.backToYourOwnPrompts : strings.backToWritingPrompts}
          </Link>
        </TextLink>
      }
    >
      {prompts.status === 'failed' && <FailureNotice {...say(prompts.key)} retry={prompts.retry} />}
      {prompts.status !== 'failed' && !isReady && <Skeleton lines={4} />}
      {isReady && !isForm && <List {...prompts.value} hides={muted.hides} />}
      {isReady && isForm && <Form address={address} {...prompts.value} />}
    </Page>
  );
}

function titleOf(address: string): string {
  if (address === '') return strings.yourOwnPrompts;
  return address === newPrompt ? strings.writeAPrompt : strings.changeThePrompt;
}

function Form({ address, items }: OwnPrompts & { address: string }) {
  // The prompt as it was when the form was opened: a change on another device does not take what is typed away.
  const opened = useRef(items.find(({ id }) => id === address) ?? null);
  if (address !== newPrompt && !opened.current) return <Navigate to={ownPrompts} replace />;
  return <OwnPromptForm before={opened.current} />;
}

type ListProps = OwnPrompts & { hides: ReturnType<typeof useMuted>['hides'] };

function List({ items, unreadable, hides }: ListProps) {
  const actions = useOwnPromptActions(items);
  const write = useRef<HTMLAnchorElement>(null);
  const last = items.length - 1;
  const placeOf = (index: number) => {
    if (last === 0) return 'only';
    if (index === 0) return 'first';
    return index === last ? 'last' : 'between';
  };
  return (
    <div className={styles.page}>
      {unreadable > 0 && (
        <Notice>
          {unreadable === 1 ? strings.oneUnreadable : strings.someUnreadable(unreadable)}
        </Notice>
      )}
      {items.length === 0 && unreadable === 0 && (
        <EmptyState title={strings.noPromptsOfYourOwn}>{strings.aPromptIsAQuestion}</EmptyState>
      )}
      {items.length < maxOwnPrompts ? (
        <Button asChild>
          <Link ref={write} to={ownPromptAddress(newPrompt)}>
            <Icon as={PlusIcon} />
            {strings.writeAPrompt}
          </Link>
        </Button>
      ) : (
        <p className={styles.soft}>{strings.youHavePrompts(maxOwnPrompts)}</p>
      )}
      {items.length > 0 && (
        <ol className={styles.list} aria-label={strings.yourOwnPrompts}>
          {items.map(({ createdAt, updatedAt: _, ...prompt }, index) => (
            <li key={prompt.id}>
              <OwnPromptRow
                prompt={prompt}
                isHidden={hides({ id: prompt.id, text: prompt.text, date: createdAt })}
                place={placeOf(index)}
                actions={actions}
                afterRemove={() => write.current?.focus()}
              />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className={styles.soft}>
        {actions.moved?.said}
      </p>
    </div>
  );
}
