import { Check, CircleAlert, Copy, type LucideIcon } from 'lucide-react';
import type { CopyOutcome } from './useCopy.ts';

export const copyIcons: Record<CopyOutcome, LucideIcon> = {
  idle: Copy,
  copied: Check,
  failed: CircleAlert,
};
