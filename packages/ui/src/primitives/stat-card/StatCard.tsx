import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, type CardProps } from '../card/Card.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Text, type TextTone } from '../text/Text.tsx';

export interface StatCardProps extends Omit<CardProps, 'children' | 'gap'> {
  /** What the figure counts. */
  label: string;
  /** The figure: Money, TokenCount or a plain number. */
  children: ReactNode;
  /** Repeats the label by shape. */
  icon?: LucideIcon;
  /**
   * Meaning of the figure; the label says the same.
   * @default 'default'
   */
  tone?: TextTone;
  /** A sentence below the figure. */
  hint?: ReactNode;
  /** What else belongs to it, below everything. */
  footer?: ReactNode;
}

/** One figure with its name. Figures never move or count up: a reader could take that for money changing. */
export function StatCard({ label, children, icon, tone = 'default', hint, footer, ...props }: StatCardProps) {
  return (
    <Card {...props} gap="s">
      <Inline gap="xs" flexWrap="nowrap">
        {icon && (
          <Text inline tone={tone === 'default' ? 'subtle' : tone}>
            <Icon icon={icon} size="s" />
          </Text>
        )}
        <Text tone="muted">{label}</Text>
      </Inline>
      <Text size="amountL" tone={tone}>
        {children}
      </Text>
      {hint && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {footer}
    </Card>
  );
}
