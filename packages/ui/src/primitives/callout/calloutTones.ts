import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type CalloutTone = 'critical' | 'caution' | 'positive' | 'info';

/** The icon of each tone, for readers who cannot see the hue. */
export const calloutIcons: Record<CalloutTone, LucideIcon> = {
  critical: CircleAlert,
  caution: TriangleAlert,
  positive: CircleCheck,
  info: Info,
};
