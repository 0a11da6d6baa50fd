import { dashboardReferrals } from '@upline/domain';
import { mapLoadable } from '../../patterns/loadable.ts';
import { ReferralsCard } from '../../patterns/referrals-card/ReferralsCard.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useReferrals } from '../../queries/referralsQuery.ts';
import { ShareLinkLater } from '../share/ShareLinkLater.tsx';
import { useSharing } from '../share/useSharing.ts';

export interface NewestReferralsProps {
  wallet: string;
}

/** The five who joined last under a wallet. Spec §2. */
export function NewestReferrals({ wallet }: NewestReferralsProps) {
  const query = useReferrals(wallet, { page: 1, limit: dashboardReferrals });
  const newest = mapLoadable(loadableOf(query), ({ referrals, total }) => ({
    total,
    referrals: referrals.map(({ walletId, name, photo, joinedAt }) => ({
      wallet: walletId,
      name,
      photo,
      joinedAt,
    })),
  }));
  const sharing = useSharing();
  return (
    <>
      <ReferralsCard newest={newest} onShare={sharing.open} />
      <ShareLinkLater isOpen={sharing.isOpen} onClose={sharing.close} />
    </>
  );
}
