import { dashboardReferrals } from '@upline/domain';
import { mapLoadable } from '../../patterns/loadable.ts';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useReferrals } from '../network/members/referralsQuery.ts';
import { ShareLinkLater } from '../network/share/ShareLinkLater.tsx';
import { useSharing } from '../network/share/useSharing.ts';
import { ReferralsCard } from './ReferralsCard.tsx';

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
