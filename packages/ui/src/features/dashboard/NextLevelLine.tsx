import { levelAt } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { NextLevelButton, type NextLevelProps } from './NextLevelButton.tsx';

/** The next level in one line, near the top on phones; its split is with the other levels below. */
export function NextLevelLine(props: NextLevelProps) {
  const t = useMessage();
  const { position } = props.purchase;
  if (position === null) return null;
  return (
    <Inline justifyContent="space-between" flexWrap="nowrap">
      <Stack gap="s">
        <Text size="caption" tone="muted">
          {t('dashboard.levels.next')}
        </Text>
        <Text size="bodyStrong">
          <span>{`${t('level.title', { level: position })} · `}</span>
          <Money units={levelAt(position).fee} isPrice />
        </Text>
      </Stack>
      <NextLevelButton {...props} size="s" />
    </Inline>
  );
}
