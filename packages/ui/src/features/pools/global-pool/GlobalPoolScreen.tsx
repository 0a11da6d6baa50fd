import { levelAt, paths, splitGlobalFee } from '@upline/domain';
import { Users } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { Claim } from '../claims/Claim.tsx';
import { CatchUpNotice } from '../levels/CatchUpNotice.tsx';
import { LevelBoard } from '../levels/LevelBoard.tsx';
import { intro } from '../levels/LevelCard.css.ts';
import { percentOf } from '../levels/percentOf.ts';
import { ParticipationTable } from '../participation/ParticipationTable.tsx';
import { useUserPools } from '../participation/userPoolsQuery.ts';

const { fee } = levelAt(3);
const { pool: shared, referral } = splitGlobalFee(fee);

/** Global pools 3, 6 and 9: purchase, and income of the member's own. Spec §2. */
export function GlobalPoolScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const pools = loadableOf(useUserPools(wallet));
  return (
    <Stack gap="l">
      <PageHeader
        title={t('pool.global')}
        actions={
          <LinkButton icon={Users} href={paths.globalList} aria-label={t('members.global.title')}>
            {t('pools.global.members')}
          </LinkButton>
        }
      />
      <Text as="p" tone="muted" className={intro}>
        {t('level.global.intro', { shared: percentOf(shared, fee), sponsor: percentOf(referral, fee) })}
      </Text>
      <CatchUpNotice />
      <LevelBoard kind="global" />
      <Panel>
        <PanelCell>
          <Claim wallet={wallet} kind="global" />
        </PanelCell>
      </Panel>
      <ParticipationTable
        whose="ownGlobal"
        participations={
          pools.status === 'loaded'
            ? pools.data.filter(({ position }) => levelAt(position).kind === 'global')
            : null
        }
        onRetry={pools.status === 'failed' ? pools.onRetry : undefined}
      />
    </Stack>
  );
}
