import { levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { poolIcons } from '../../../patterns/pool-badge/poolIcons.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

/** A pool by level, with its family's icon. */
export function PoolName({ position }: { position: Position }) {
  const t = useMessage();
  return (
    <Inline gap="xs" flexWrap="nowrap">
      <Icon icon={poolIcons[levelAt(position).kind]} size="s" />
      <Text inline size="bodyStrong">
        {t('level.title', { level: position })}
      </Text>
    </Inline>
  );
}
