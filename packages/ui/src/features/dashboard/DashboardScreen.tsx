import { dashboardReferrals, nextPosition, tokenCardInterval } from '@upline/domain';
import { useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { PageFailure } from '../../patterns/load-failure/PageFailure.tsx';
import { type Loadable, mapLoadable } from '../../patterns/loadable.ts';
import { RuleKey } from '../../patterns/rule-key/RuleKey.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { everything } from '../ledger/read/ledgerFilter.ts';
import { useLedger } from '../ledger/read/ledgerQuery.ts';
import { EnrolmentNotice } from '../network/enrolment/EnrolmentNotice.tsx';
import { useReferrals } from '../network/members/referralsQuery.ts';
import { ShareLinkLater } from '../network/share/ShareLinkLater.tsx';
import { useSharing } from '../network/share/useSharing.ts';
import { Claim } from '../pools/claims/Claim.tsx';
import { useClaimableRead } from '../pools/claims/claimableQuery.ts';
import { CatchUpNotice } from '../pools/levels/CatchUpNotice.tsx';
import { useLevelProgress } from '../pools/levels/useLevelProgress.ts';
import { activatedIn, useProfile } from '../profile/read/profileQuery.ts';
import { useBalances } from '../wallet/balances/balancesQuery.ts';
import { DashboardHead } from './DashboardHead.tsx';
import { chartPlace, claimPlace, foot, moneyRows, phoneOnly, sumsPlace } from './DashboardScreen.css.ts';
import { FirstSkeleton } from './FirstSkeleton.tsx';
import type { IncomeView } from './IncomeSelector.tsx';
import { LastDays, useLastDays } from './LastDays.tsx';
import { LatestLines } from './LatestLines.tsx';
import { LevelsPanel } from './LevelsPanel.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import { Newcomer } from './Newcomer.tsx';
import { NextLevelLine } from './NextLevelLine.tsx';
import { type NewestReferrals, ReferralsCard } from './ReferralsCard.tsx';
import { SinceJoined } from './SinceJoined.tsx';
import { Tokens } from './Tokens.tsx';
import { useNextPurchase } from './useNextPurchase.ts';

/** The five newest direct referrals of a wallet. Spec §2. */
function useNewest(wallet: string): Loadable<NewestReferrals> {
  const query = useReferrals(wallet, { page: 1, limit: dashboardReferrals });
  return mapLoadable(loadableOf(query), ({ referrals, total }) => ({
    total,
    referrals: referrals.map(({ walletId, ...member }) => ({ ...member, wallet: walletId })),
  }));
}

/**
 * The member's home screen: income, payments, claim, next level and latest events. Newcomers see
 * their next steps instead. Spec §2.
 */
export function DashboardScreen() {
  const t = useMessage();
  const wallet = useWalletId();
  const [view, setView] = useState<IncomeView>('income');
  const progress = useLevelProgress(wallet);
  const ledger = loadableOf(useLedger({ ...everything, page: 1 }, tokenCardInterval));
  const newest = useNewest(wallet);
  const claimable = loadableOf(useClaimableRead(wallet));
  const profiled = useProfile(wallet, tokenCardInterval);
  const profile = loadableOf(profiled);
  const lastDays = useLastDays(ledger);
  const sharing = useSharing();
  const next = progress.status === 'loaded' ? nextPosition(progress.data.activated) : null;
  const purchase = useNextPurchase(wallet, next);

  // The server often answers before the chain; the chain's answer replaces it.
  const held =
    progress.status === 'loaded'
      ? progress.data.activated
      : progress.status === 'loading' && profile.status === 'loaded'
        ? activatedIn(profile.data)
        : null;
  const isNew = held?.length === 0;
  const hasLines = ledger.status === 'loaded' && ledger.data.total > 0;
  // A member without levels may have lost income.
  const isTold = !isNew || hasLines;
  const balances = loadableOf(useBalances(isNew ? wallet : null));

  // A newcomer's lost income stands above the next steps and must not push them down later.
  const isWaiting =
    (held === null && progress.status === 'loading') || (isNew && ledger.status === 'loading');
  if (isWaiting) {
    return (
      <Stack gap="m">
        <DashboardHead wallet={wallet} view={view} onView={setView} />
        <PageFailure parts={[ledger, newest, claimable, profile]} />
        <FirstSkeleton />
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      <DashboardHead wallet={wallet} view={view} onView={setView} />
      <CatchUpNotice />
      {!isNew && <EnrolmentNotice />}
      <PageFailure
        parts={[progress, ledger, newest, claimable, profile, lastDays.days, ...(isNew ? [balances] : [])]}
      />
      {isNew && view === 'income' && (
        <Newcomer
          balances={balances}
          purchase={purchase}
          isBuying={progress.status === 'loaded' && progress.data.processing !== null}
          onShare={sharing.open}
        />
      )}
      {/* The first purchase records the enrolment too, so the notice is not shown above it. */}
      {isNew && <EnrolmentNotice />}
      {view === 'tokens' && (
        <Tokens
          wallet={wallet}
          profile={profile}
          failedAt={profiled.isError ? profiled.errorUpdatedAt : null}
        />
      )}
      {isTold && view === 'income' && (
        <Panel>
          <PanelCells columns={{ phone: 2, desktop: 'twoAndSide' }} className={moneyRows}>
            <MoneyFigures ledger={ledger} progress={progress} />
            <PanelCell span={{ phone: 'all' }} className={claimPlace}>
              <Claim wallet={wallet} isPart isFigure />
            </PanelCell>
            {progress.status === 'loaded' && next !== null && (
              <PanelCell span={{ phone: 'all' }} className={phoneOnly}>
                <NextLevelLine progress={progress.data} purchase={purchase} />
              </PanelCell>
            )}
            <PanelCell span={{ phone: 'all' }} className={chartPlace}>
              <LastDays days={lastDays.days} many={lastDays.many} onRead={lastDays.read} />
            </PanelCell>
            <PanelCell span={{ phone: 'all' }} className={sumsPlace}>
              <SinceJoined ledger={ledger} />
            </PanelCell>
          </PanelCells>
        </Panel>
      )}
      <LevelsPanel progress={progress} isNew={isNew} purchase={purchase} />
      <Panel>
        <PanelCells columns={{ phone: 1, desktop: 2 }}>
          <PanelCell isFlush>
            <ReferralsCard
              newest={newest}
              {...(progress.status !== 'loading' && !isNew && { onShare: sharing.open })}
            />
          </PanelCell>
          <PanelCell isFlush={isTold}>
            {isTold ? (
              <LatestLines lines={mapLoadable(ledger, ({ rows }) => rows.map(({ entry }) => entry))} />
            ) : (
              <Claim wallet={wallet} isPart />
            )}
          </PanelCell>
        </PanelCells>
      </Panel>
      {hasLines && (
        <footer className={foot}>
          <RuleKey />
          <Text inline size="small" tone="muted">
            {t('ledger.upTo', { block: ledger.data.block.toString() })}
          </Text>
        </footer>
      )}
      {purchase.dialog}
      <ShareLinkLater isOpen={sharing.isOpen} onClose={sharing.close} />
    </Stack>
  );
}
