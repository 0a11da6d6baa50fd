import type { Position } from '@upline/domain';
import type { Loadable } from '../../../patterns/loadable.ts';
import { useOperatorWallet } from '../../../queries/useOperator.ts';
import { useNamedNobody, useProfile } from '../../profile/read/profileQuery.ts';
import type { PurchaseOffer } from '../purchase/purchaseOffer.ts';
import { usePoolConfig } from './poolConfigQuery.ts';
import { useReferrer } from './referrerQuery.ts';

/** The offer shown before a purchase. @param position `null` disables the queries. */
export function usePurchaseOffer(wallet: string, position: Position | null): Loadable<PurchaseOffer> {
  const config = usePoolConfig(position);
  const referrer = useReferrer(wallet, position);
  const person = useProfile(referrer.data?.referrer ?? '').data;
  const operator = useOperatorWallet();
  const isUnderOperator = useNamedNobody(position === null ? '' : wallet);
  if (config.isError || referrer.isError) {
    return {
      status: 'failed',
      onRetry: () => {
        if (config.isError) void config.refetch();
        if (referrer.isError) void referrer.refetch();
      },
    };
  }
  if (!config.data || !referrer.data) return { status: 'loading' };
  const { referrer: receiver, isDirect, sponsor, isBound, termsToAccept } = referrer.data;
  return {
    status: 'loaded',
    data: {
      fee: config.data.fee,
      receiver,
      receiverName: person?.name,
      receiverPhoto: person?.photo,
      operator: operator ?? (isUnderOperator ? sponsor : null),
      isDirect,
      binds: isBound ? null : sponsor,
      asksForTerms: termsToAccept !== '',
    },
  };
}
