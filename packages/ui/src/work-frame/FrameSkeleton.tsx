import { useMessage } from '../messages/useMessage.ts';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import * as styles from './WorkFrame.css.ts';

/** Placeholder frame and rows until the page's code and the user's roles are loaded. */
export function FrameSkeleton() {
  const t = useMessage();
  return (
    <div className={styles.root}>
      <div className={styles.rail}>
        <span className={styles.mark} aria-hidden>
          U
        </span>
      </div>
      <div className={styles.bar}>
        <Skeleton text="title3" />
      </div>
      <div className={styles.page}>
        <div className={styles.nav} />
        <main className={styles.main}>
          <RowSkeletons label={t('common.loading')} />
        </main>
      </div>
      <div className={styles.foot} />
    </div>
  );
}
