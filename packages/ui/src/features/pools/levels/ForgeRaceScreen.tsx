import { paths } from '@upline/domain';
import { Network } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { Claim } from '../claims/Claim.tsx';
import { useActivated } from './activatedQuery.ts';
import { CatchUpNotice } from './CatchUpNotice.tsx';
import { LevelBoard } from './LevelBoard.tsx';

/** The six levels of Forge Race, and the claim of what they have brought. Spec §2. */
export function ForgeRaceScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const { data: activated = [] } = useActivated(wallet);
  return (
    <Stack gap="l">
      <PageHeader
        title={t('pool.race')}
        actions={
          <LinkButton icon={Network} href={paths.matrixTree}>
            {t('pools.race.tree')}
          </LinkButton>
        }
      />
      <CatchUpNotice />
      <LevelBoard kind="race" />
      {activated.length > 0 && <Claim wallet={wallet} prefers="race" />}
    </Stack>
  );
}
