import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** Meanings of a message to the reader. */
export type CalloutTone = 'critical' | 'caution' | 'positive' | 'info';

/** The drawing that says a message's meaning to those who do not see its hue. */
export const calloutIcons: Record<CalloutTone, LucideIcon> = {
  critical: CircleAlert,
  caution: TriangleAlert,
  positive: CircleCheck,
  info: Info,
};
