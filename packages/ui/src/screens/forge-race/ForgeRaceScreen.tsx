import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { CatchUpNotice } from '../levels/CatchUpNotice.tsx';
import { LevelBoard } from '../levels/LevelBoard.tsx';
import { usePurchaseNews } from '../levels/usePurchaseNews.ts';

/** The six levels of Forge Race. Spec §2. */
export function ForgeRaceScreen() {
  const t = useMessage();
  usePurchaseNews();
  return (
    <Stack gap="l">
      <PageHeader title={t('pool.race')} />
      <CatchUpNotice />
      <LevelBoard kind="race" />
    </Stack>
  );
}
