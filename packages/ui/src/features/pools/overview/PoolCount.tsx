import { globalLevels, type PoolKind, raceLevels } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { poolIcons } from '../../../patterns/pool-badge/poolIcons.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface PoolCountProps {
  kind: PoolKind;
}

const counts: Record<PoolKind, number> = { race: raceLevels.length, global: globalLevels.length };

/** The number of pools of a family: 5 Gen 6, Global Share 3. Spec §2. */
export function PoolCount({ kind }: PoolCountProps) {
  const t = useMessage();
  return (
    <Inline gap="s" alignItems="center">
      <Text inline tone={kind}>
        <Icon icon={poolIcons[kind]} size="l" />
      </Text>
      <Stack gap="s">
        <Text size="bodyStrong">{t(`overview.${kind}`)}</Text>
        <Text size="small" tone="muted">
          {t('overview.count', { count: counts[kind] })}
        </Text>
      </Stack>
    </Inline>
  );
}
