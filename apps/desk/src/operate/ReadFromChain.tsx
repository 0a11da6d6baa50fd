import { Badge, Button, Callout, Skeleton, Timestamp, useShortcuts } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from '../shell/DeskFrame.tsx';
import { readKeys } from '../shell/Keys.tsx';
import { isoOf } from './chainTime.ts';
import * as styles from './Operate.css.ts';
import type { PoolsAtWork } from './operatePort.tsx';
import { usePoolsAtWork } from './operateQuery.ts';

export interface ReadFromChainProps {
  path: string;
  title: string;
  /** Shown during the first load. @default one card */
  skeleton?: ReactNode;
  children: (at: PoolsAtWork) => ReactNode;
}

/** Page of chain data. On read failures the last data stays, with its age. */
export function ReadFromChain({ path, title, skeleton, children }: ReadFromChainProps) {
  const d = useDeskMessage();
  const { data: at, error, refetch } = usePoolsAtWork();
  useShortcuts({ t: () => void refetch() });
  return (
    <DeskFrame
      path={path}
      title={title}
      detail={at && <Badge>{d('desk.block', { block: Number(at.block) })}</Badge>}
      keys={readKeys}
    >
      <div className={styles.scroll}>
        <div className={styles.stack}>
          {error && (
            <Callout
              tone="critical"
              isLive
              action={<Button onPress={() => void refetch()}>{d('desk.ticket.tryAgain')}</Button>}
            >
              <span>{d('desk.chain.silent')}</span>
              {at && (
                <>
                  {' '}
                  <span>{d('desk.chain.figuresFrom', { block: Number(at.block) })}</span>{' '}
                  <Timestamp iso={isoOf(at.at)} detail="age" size="small" />
                </>
              )}
            </Callout>
          )}
          {!at && !error && (
            <div role="status" aria-label={d('desk.chain.reading')} className={styles.stack}>
              {skeleton}
              <Skeleton block="card" />
            </div>
          )}
          {at && children(at)}
          {at && <p className={styles.quiet}>{d('desk.operate.hint')}</p>}
        </div>
      </div>
    </DeskFrame>
  );
}
