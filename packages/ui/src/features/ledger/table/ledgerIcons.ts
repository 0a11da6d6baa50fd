import type { LedgerKind } from '@upline/domain';
import { CircleSlash, Coins, Gift, Layers, type LucideIcon, ShoppingBag, Users } from 'lucide-react';

/** Icon of each kind of line, the same as on the income tiles. */
export const ledgerIcons: Readonly<Record<LedgerKind, LucideIcon>> = {
  participation: ShoppingBag,
  referral: Users,
  level: Layers,
  global: Coins,
  lost: CircleSlash,
  claim: Gift,
};
