import { levelAt, nextPosition, paths, poolPaths, shortAddress } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useWalletId } from '../../queries/useWalletId.ts';
import { PlaceNotice } from '../network/place/PlaceNotice.tsx';
import { Claim } from '../pools/claims/Claim.tsx';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { useLevelProgress } from '../pools/levels/useLevelProgress.ts';
import { columns } from './DashboardScreen.css.ts';
import { Earnings } from './Earnings.tsx';
import { NewestReferrals } from './NewestReferrals.tsx';
import { PoolEntry } from './PoolEntry.tsx';

/** What a member sees first: who they are, what came in, who joined, and what they can buy next. Spec §2. */
export function DashboardScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const progress = useLevelProgress(wallet);
  const next = progress.status === 'loaded' ? nextPosition(progress.data.activated) : null;
  return (
    <Stack gap="l">
      <PageHeader
        lead={
          <>
            {t('dashboard.greeting')}
            <Text inline size="mono">
              {shortAddress(wallet)}
            </Text>
          </>
        }
        title={t('dashboard.title')}
        actions={
          next && (
            <LinkButton tone="primary" href={poolPaths[levelAt(next).kind]}>
              {t('dashboard.buyNext', { level: next })}
            </LinkButton>
          )
        }
      />
      <CatchUpNotice />
      <PlaceNotice />
      <Earnings wallet={wallet} />
      <div className={columns}>
        <NewestReferrals wallet={wallet} />
        <Stack gap="m">
          <Claim wallet={wallet} />
          <PoolEntry kind="race" href={paths.forgeRace} progress={progress} />
          <PoolEntry kind="global" href={paths.globalPool} progress={progress} />
        </Stack>
      </div>
    </Stack>
  );
}
