import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import { type IconNode, TextLink } from '@mooring/ui';
import {
  FeatherIcon,
  FlameKindlingIcon,
  LinkRow,
  LinkRows,
  MessageCircleIcon,
} from '@mooring/ui/bundled';
import type { ComponentProps } from 'react';
import styles from './suggestion-list.module.css';
import { suggestions } from './suggestions.ts';

/** Three ways on from what was named, and a quiet fourth. */
export function SuggestionList({ emotion }: { emotion: Emotion }) {
  const { journalPrompt, ritual, companion, resource } = suggestions[emotion];
  const prompt: WriteState = { prompt: journalPrompt };
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">If you would like to go on</h2>
      <LinkRows>
        <Suggestion
          icon={FeatherIcon}
          name="Journal Prompt"
          text={journalPrompt}
          to={paths.write.to()}
          state={prompt}
        />
        <Suggestion
          icon={FlameKindlingIcon}
          name="Suggested Ritual"
          text={`${ritual.title}. ${ritual.text}`}
          to={{ pathname: paths.rituals.to(), search: `?ritual=${ritual.id}` }}
        />
        <Suggestion
          icon={MessageCircleIcon}
          name="Companion Chat"
          text={companion}
          to={paths.companion.to()}
        />
      </LinkRows>
      <TextLink asChild>
        <Link to={resource.to}>{resource.label}</Link>
      </TextLink>
    </section>
  );
}

type SuggestionProps = Pick<ComponentProps<typeof Link>, 'to' | 'state'> & {
  icon: IconNode;
  name: string;
  text: string;
};

function Suggestion({ icon, name, text, ...link }: SuggestionProps) {
  return (
    <li>
      <Link {...link}>
        <LinkRow icon={icon} name={name}>
          {text}
        </LinkRow>
      </Link>
    </li>
  );
}
