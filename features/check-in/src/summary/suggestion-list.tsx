import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Emotion } from '@mooring/data';
import { TextLink } from '@mooring/ui';
import {
  FeatherIcon,
  FlameKindlingIcon,
  LinkRow,
  LinkRows,
  MessageCircleIcon,
} from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import styles from './suggestion-list.module.css';
import { suggestions } from './suggestions.ts';

/** Three ways on from what was named, and a quiet fourth. */
export function SuggestionList({ emotion }: { emotion: Emotion }) {
  const { journalPrompt, ritual, companion, resource } = suggestions[emotion];
  const prompt: WriteState = { prompt: journalPrompt };
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">{strings.ifYouWouldLike}</h2>
      <LinkRows>
        <LinkRow
          link={<Link to={paths.write.to()} state={prompt} />}
          icon={FeatherIcon}
          name={strings.journalPrompt}
        >
          {journalPrompt}
        </LinkRow>
        <LinkRow
          link={<Link to={{ pathname: paths.rituals.to(), search: `?ritual=${ritual.id}` }} />}
          icon={FlameKindlingIcon}
          name={strings.suggestedRitual}
        >
          {`${ritual.title}. ${ritual.text}`}
        </LinkRow>
        <LinkRow
          link={<Link to={paths.companion.to()} />}
          icon={MessageCircleIcon}
          name={strings.companionChat}
        >
          {companion}
        </LinkRow>
      </LinkRows>
      <TextLink asChild>
        <Link to={resource.to}>{resource.label}</Link>
      </TextLink>
    </section>
  );
}
