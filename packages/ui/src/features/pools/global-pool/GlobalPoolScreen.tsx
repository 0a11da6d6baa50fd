import { globalPoolUsersPath, levelAt, paths } from '@upline/domain';
import { Users } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { Claim } from '../claims/Claim.tsx';
import { CatchUpNotice } from '../levels/CatchUpNotice.tsx';
import { LevelBoard } from '../levels/LevelBoard.tsx';
import { ParticipationList } from '../participation/ParticipationList.tsx';
import { useUserPools } from '../participation/userPoolsQuery.ts';

/** The global pools 3, 6 and 9: their levels, and what the member's own have brought them. Spec §2. */
export function GlobalPoolScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const pools = loadableOf(useUserPools(wallet));
  return (
    <Stack gap="l">
      <PageHeader
        title={t('pool.global')}
        actions={
          <LinkButton icon={Users} href={paths.globalList}>
            {t('members.global.title')}
          </LinkButton>
        }
      />
      <CatchUpNotice />
      <LevelBoard kind="global" />
      <Claim wallet={wallet} isStrict />
      <ParticipationList
        title={t('pools.global.mine')}
        emptyText={t('pools.global.empty')}
        hrefOf={globalPoolUsersPath}
        participations={mapLoadable(pools, (all) =>
          all.filter(({ position }) => levelAt(position).kind === 'global'),
        )}
      />
    </Stack>
  );
}
