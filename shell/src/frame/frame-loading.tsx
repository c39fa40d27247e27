import { paths } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { BottomNav } from './bottom-nav.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { PageLoading } from './page-loading.tsx';

/** The frame while the code of the first page loads: header and navigation are shown at once. */
export function FrameLoading() {
  const { pathname } = useLocation();
  const bare = pathname === paths.onboarding.pattern;
  return (
    <>
      <Header bare={bare} />
      <main id="main" className={styles.main}>
        <PageLoading />
      </main>
      {bare ? null : <BottomNav />}
    </>
  );
}
