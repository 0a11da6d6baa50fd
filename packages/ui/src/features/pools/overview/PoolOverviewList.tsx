import {
  type Level,
  type LevelCardState,
  type LevelProgress,
  levelCardState,
  levels,
  type Position,
  poolPaths,
} from '@upline/domain';
import { Users } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { FeeSplitBar } from '../../../patterns/fee-split-bar/FeeSplitBar.tsx';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { levelStateIcons } from '../../../patterns/level-glyph/levelStateIcons.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text, type TextTone } from '../../../primitives/text/Text.tsx';
import * as styles from './PoolOverviewList.css.ts';
import type { PoolMembers } from './poolMembersQuery.ts';

/** A part of the list; `loading` and `failed` leave its space empty. */
type Part<Data> = Data | 'loading' | 'failed';

export interface PoolOverviewListProps {
  /** The member's owned levels and running purchase. */
  progress: Part<LevelProgress>;
  members: Part<PoolMembers>;
  /** Opens the purchase of the next level; `null` while offline. */
  onPurchase: ((position: Position) => void) | null;
}

const stateTones: Record<Exclude<LevelCardState, 'purchase'>, TextTone> = {
  activated: 'positive',
  processing: 'info',
  locked: 'muted',
};

/**
 * The nine levels in a three by three grid, each with family, price, shares, members and state.
 * Spec §2.
 */
export function PoolOverviewList(props: PoolOverviewListProps) {
  return (
    <Panel>
      <ol className={styles.sheet}>
        {levels.map((level) => (
          <OverviewCell key={level.position} level={level} {...props} />
        ))}
      </ol>
    </Panel>
  );
}

function OverviewCell({
  level: { position, kind, fee },
  progress,
  members,
  onPurchase,
}: PoolOverviewListProps & { level: Level }) {
  const t = useMessage();
  const money = useMoney();
  const state = typeof progress === 'string' ? null : levelCardState(position, progress);
  const isLocked = state === 'locked';
  return (
    <li className={classNames(styles.cell, state === 'purchase' && styles.next, isLocked && styles.locked)}>
      <div className={styles.line}>
        <div className={styles.who}>
          <LevelArt kind={kind} size="m" isLocked={isLocked} />
          <Stack gap="s">
            <Text size="title3">
              <AriaLink href={poolPaths[kind]} className={styles.opener}>
                {t('level.title', { level: position })}
              </AriaLink>
            </Text>
            <Text size="small" tone="muted">
              {t(`pool.${kind}`)}
            </Text>
          </Stack>
        </div>
        <Text size="amountL" tone={isLocked ? 'muted' : 'default'}>
          <Money units={fee} isPrice />
        </Text>
      </div>
      <FeeSplitBar kind={kind} fee={fee} isDimmed={isLocked} />
      <div className={styles.line}>
        <MemberCount members={members} position={position} />
        {progress === 'loading' && <Skeleton text="small" width="short" />}
        {state === 'purchase' && (
          <Button
            size="s"
            tone="primary"
            className={styles.raised}
            aria-label={t('level.purchaseName', { level: position, price: money.price(fee) })}
            isDisabled={onPurchase === null}
            {...(onPurchase && { onPress: () => onPurchase(position) })}
          >
            {t('level.purchase')}
          </Button>
        )}
        {state && state !== 'purchase' && (
          <Text inline size="small" tone={stateTones[state]} className={styles.fact}>
            <Icon icon={levelStateIcons[state]} size="s" />
            <strong>{t(`level.state.${state}`)}</strong>
          </Text>
        )}
      </div>
    </li>
  );
}

function MemberCount({
  members,
  position,
}: Pick<PoolOverviewListProps, 'members'> & Pick<Level, 'position'>) {
  const t = useMessage();
  if (members === 'loading') return <Skeleton text="small" width="short" />;
  const total = members === 'failed' ? undefined : members.get(position);
  return (
    <Text inline size="small" tone="muted" className={styles.fact}>
      <Icon icon={Users} size="s" />
      <span>
        {total === undefined ? t('overview.members.unknown') : t('members.global.total', { total })}
      </span>
    </Text>
  );
}
