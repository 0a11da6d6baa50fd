import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import type { ActDraft } from '../operatePort.tsx';
import { steps } from './Act.css.ts';

/** Steps after sending with the method recommended for the role's holder. */
export function NextSteps({ draft: { holder, waits } }: { draft: ActDraft }) {
  const d = useDeskMessage();
  const isWallet = holder?.kind === 'wallet';
  return (
    <section className={styles.card} aria-label={d('desk.next')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.next')}</h2>
      </div>
      <ol className={`${styles.body} ${steps}`}>
        {isWallet ? (
          <li>{d('desk.next.wallet')}</li>
        ) : (
          <>
            <li>{d('desk.next.file')}</li>
            <li>{d('desk.next.compare')}</li>
          </>
        )}
        <li>{d('desk.next.mined')}</li>
        {waits.length > 0 && <li>{d('desk.next.clock')}</li>}
      </ol>
    </section>
  );
}
