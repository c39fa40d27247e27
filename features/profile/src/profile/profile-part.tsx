import { paths, say } from '@mooring/contract';
import { Link, Navigate } from '@mooring/contract/router';
import { type Account, useSession } from '@mooring/data';
import { Button, Icon, Page, Skeleton } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { isWide } from './is-wide.ts';
import { ProfileMargin } from './profile-margin.tsx';
import * as strings from './strings.ts';

/** `account` is null for somebody without one; `visitor` says whether they have written something here. */
type Who = { account: Account | null; visitor: boolean };

type ProfilePartProps = {
  title: string | ((who: Who) => string);
  /** Where its link back leads; the profile when left out. */
  back?: { to: string; name: string };
  /** True while the session ends: nothing of the page is shown any more. */
  leaving?: boolean;
  /** What the page holds, or null where this person has no such page: the profile is shown then. */
  children: (who: Who) => ReactNode;
};

/** One page of the profile, with the way up to it. */
export function ProfilePart({
  title,
  back = { to: paths.profile.to(), name: strings.profile },
  leaving = false,
  children,
}: ProfilePartProps) {
  const session = useSession();
  const open = session.status === 'open' ? session.account : null;
  const who = {
    account: open && !open.visitor ? open : null,
    visitor: open?.visitor ?? false,
  };
  const heading = typeof title === 'string' ? title : title(who);
  if (session.status === 'locked') return <Page title={heading}>{say('session.locked').text}</Page>;
  if (session.status === 'starting' || leaving) {
    return (
      <Page title={heading}>
        <Skeleton lines={6} />
      </Page>
    );
  }
  const content = children(who);
  if (content === null) return <Navigate to={paths.profile.to()} replace />;
  return (
    <Page
      layout="margin"
      title={heading}
      actions={isWide() && <ProfileMargin />}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={back.to}>
            <Icon as={ArrowLeftIcon} size="small" />
            {back.name}
          </Link>
        </Button>
      }
    >
      {content}
    </Page>
  );
}
