import { formatPrice, type Level } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { poolIcons } from '../../../patterns/pool-badge/poolIcons.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { kind as kindStyle, list, price, row } from './PoolOverviewList.css.ts';

export interface PoolOverviewListProps {
  levels: readonly Level[];
}

/** Levels with what each costs; a global one carries a globe. Spec §2. */
export function PoolOverviewList({ levels }: PoolOverviewListProps) {
  const t = useMessage();
  return (
    <ol className={list}>
      {levels.map(({ position, kind, fee }) => (
        <li key={position} className={row}>
          <Text inline size="bodyStrong">
            {t('level.title', { level: position })}
          </Text>
          {kind === 'global' && (
            <Text inline tone="global" className={kindStyle}>
              <Icon icon={poolIcons.global} size="s" />
              <VisuallyHidden>{t('pool.global')}</VisuallyHidden>
            </Text>
          )}
          <Text inline size="amount" className={price}>
            {formatPrice(fee)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
