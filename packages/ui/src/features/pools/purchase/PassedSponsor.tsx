import { longestLine, shortAddress } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { Unrecordable } from '../../../ports/purchasePreview.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface PassedSponsorProps {
  /** The sponsor that the purchase would record. */
  sponsor: string;
  /** The operator’s wallet; `null` while unknown. */
  operator: string | null;
  unrecordable: Unrecordable;
  /** Asks the member with the missing signature for it. */
  action?: ReactNode;
}

/**
 * Warns that a purchase would record another sponsor than the buyer's, with the reason and the
 * remedy.
 */
export function PassedSponsor({ sponsor, operator, unrecordable, action }: PassedSponsorProps) {
  const t = useMessage();
  const { why } = unrecordable;
  const isOperator = operator?.toLowerCase() === sponsor.toLowerCase();
  const valuesAt = (at: 'start' | 'within') => ({
    sponsor: isOperator ? t('fee.operator', { at }) : shortAddress(sponsor),
    registered: shortAddress(unrecordable.registered),
    member: shortAddress(unrecordable.member),
    limit: longestLine,
  });
  const values = valuesAt('within');
  const isFar = why === 'far';
  return (
    <Callout
      tone="caution"
      isLive
      title={t('purchase.passed.title', valuesAt('start'))}
      action={isFar ? undefined : action}
    >
      <span>{t(`purchase.passed.${why}`, values)}</span>
      <Text as="p">{t(isFar ? 'purchase.passed.far.choice' : 'purchase.passed.choice', values)}</Text>
    </Callout>
  );
}
