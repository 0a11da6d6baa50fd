import { levelAt, levelCardState, poolPaths } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { FeeSplitBar } from '../../patterns/fee-split-bar/FeeSplitBar.tsx';
import { LevelArt } from '../../patterns/level-art/LevelArt.tsx';
import { levelStateIcons } from '../../patterns/level-glyph/levelStateIcons.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Box } from '../../primitives/box/Box.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { aside } from './DashboardScreen.css.ts';
import { band, name, split } from './NextLevel.css.ts';
import { NextLevelButton, type NextLevelProps } from './NextLevelButton.tsx';

/** The next level with price, split and purchase button. */
export function NextLevel({ progress, purchase }: NextLevelProps) {
  const t = useMessage();
  const money = useMoney();
  const { position, place } = purchase;
  if (position === null) {
    return (
      <Box ref={place} tabIndex={-1}>
        <Text tone="muted">{t('dashboard.levels.all')}</Text>
      </Box>
    );
  }
  const { kind, fee } = levelAt(position);
  const state = levelCardState(position, progress);
  const price = money.price(fee);
  return (
    <Box ref={place} tabIndex={-1} className={band}>
      <Inline className={name} gap="m" flexWrap="nowrap">
        <LevelArt kind={kind} />
        <Stack gap="s">
          <Inline gap="xs">
            <Heading level={3}>{t('level.title', { level: position })}</Heading>
            <Badge tone={state === 'processing' ? 'info' : 'action'} icon={levelStateIcons[state]}>
              {t(`level.state.${state}`)}
            </Badge>
          </Inline>
          <Text size="amountL">
            <Money units={fee} isPrice />
          </Text>
        </Stack>
      </Inline>
      <Stack gap="s" className={split}>
        <Inline justifyContent="space-between">
          <Text size="caption">{t('level.split', { price })}</Text>
          <Text inline size="small" tone="action" className={aside}>
            <Link
              tone="plain"
              href={poolPaths[kind]}
              aria-label={t('dashboard.levels.detailsName', { level: position })}
            >
              {t('dashboard.levels.details')}
            </Link>
          </Text>
        </Inline>
        <FeeSplitBar kind={kind} fee={fee} parts="line" />
      </Stack>
      <NextLevelButton progress={progress} purchase={purchase} isWide />
    </Box>
  );
}
