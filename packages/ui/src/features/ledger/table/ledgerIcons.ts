import type { LedgerKind } from '@upline/domain';
import { CircleSlash, Coins, Gift, Layers, type LucideIcon, ShoppingBag, Users } from 'lucide-react';

/** What each kind of line is drawn as; incomes as on their tiles. */
export const ledgerIcons: Readonly<Record<LedgerKind, LucideIcon>> = {
  participation: ShoppingBag,
  referral: Users,
  level: Layers,
  global: Coins,
  lost: CircleSlash,
  claim: Gift,
};
