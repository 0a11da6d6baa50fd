import { highestPosition, levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { LevelGlyph } from '../../patterns/level-glyph/LevelGlyph.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface ReachedLevelsProps {
  activated: readonly Position[];
  /** Whether the reader can buy the next one: on another member's page nothing is next. */
  isOwn: boolean;
}

/** How far a member has come among the nine levels, and how many of each family they hold. */
export function ReachedLevels({ activated, isOwn }: ReachedLevelsProps) {
  const t = useMessage();
  const held = (kind: 'race' | 'global') =>
    activated.filter((position) => levelAt(position).kind === kind).length;
  return (
    <>
      {/* The words beside it say the same. */}
      <div aria-hidden>
        <LevelGlyph activated={activated} isOwn={isOwn} />
      </div>
      <Stack gap="s">
        <Text size="bodyStrong">{t('level.reached', { level: highestPosition(activated) })}</Text>
        <Text size="small" tone="muted">
          {t('profile.levels.held', { race: held('race'), global: held('global') })}
        </Text>
      </Stack>
    </>
  );
}
