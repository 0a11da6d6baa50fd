import type { PoolKind } from '@upline/domain';
import { Anvil, Globe, type LucideIcon } from 'lucide-react';

export const poolIcons: Record<PoolKind, LucideIcon> = { race: Anvil, global: Globe };
