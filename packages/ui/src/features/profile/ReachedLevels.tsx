import { highestPosition, levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { LevelGlyph } from '../../patterns/level-glyph/LevelGlyph.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface ReachedLevelsProps {
  activated: readonly Position[];
  /** True for the reader's own profile, which highlights the next level. */
  isOwn: boolean;
}

/** A member's progress through the nine levels, and the number of owned levels per family. */
export function ReachedLevels({ activated, isOwn }: ReachedLevelsProps) {
  const t = useMessage();
  const held = (kind: 'race' | 'global') =>
    activated.filter((position) => levelAt(position).kind === kind).length;
  return (
    <>
      {/* The adjacent text has the same content. */}
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
