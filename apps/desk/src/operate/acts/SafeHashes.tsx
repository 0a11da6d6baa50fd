import { Callout } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import type { SafeSigning } from '../operatePort.tsx';

const hashes = ['domainHash', 'messageHash', 'safeTxHash'] as const;

/** Safe's hashes of the file, which its owners compare with their hardware wallets. */
export function SafeHashes({ signing }: { signing: SafeSigning }) {
  const d = useDeskMessage();
  if ('fault' in signing) {
    return (
      <Callout tone="caution" title={d('desk.safe.unknown')}>
        {signing.fault}
      </Callout>
    );
  }
  return (
    <section className={styles.stack} aria-label={d('desk.safe.hashes')}>
      <strong>{d('desk.safe.hashes')}</strong>
      <span className={styles.quiet}>{d('desk.safe.compare')}</span>
      {hashes.map((hash) => (
        <div key={hash} className={styles.stack}>
          <span className={styles.quiet}>{d(`desk.safe.${hash}`)}</span>
          <code className={styles.digits}>{signing[hash]}</code>
        </div>
      ))}
      <span className={styles.quiet}>{d('desk.safe.nonce', { nonce: `${signing.nonce}` })}</span>
    </section>
  );
}
