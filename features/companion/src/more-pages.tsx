import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { TextLink } from '@mooring/ui';
import styles from './companion-screen.module.css';
import * as strings from './strings.ts';
import { searchParam } from './use-companion.ts';

const pages = {
  earlier: [view('earlier'), strings.earlierConversations],
  settings: [view('settings'), strings.whoAmITalkingTo],
  memory: [paths.companionMemory.to(), strings.whatIKnow],
} as const;

function view(name: string) {
  return `${paths.companion.to()}?${searchParam.view}=${name}`;
}

type PageName = keyof typeof pages;

/** The ways to the pages about the companion; on one of them (`on`), to the others. */
export function MorePages({ on }: { on?: PageName }) {
  return (
    <nav aria-label={strings.companion} className={on ? styles.others : styles.more}>
      {(Object.keys(pages) as PageName[])
        .filter((name) => name !== on)
        .map((name) => {
          const [to, words] = pages[name];
          return (
            <TextLink key={name} asChild>
              <Link to={to}>{words}</Link>
            </TextLink>
          );
        })}
    </nav>
  );
}
