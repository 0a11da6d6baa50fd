import type { PoolKind } from '@upline/domain';
import { Anvil, Globe, type LucideIcon } from 'lucide-react';

/** The drawing of each family of pools. */
export const poolIcons: Record<PoolKind, LucideIcon> = { race: Anvil, global: Globe };
