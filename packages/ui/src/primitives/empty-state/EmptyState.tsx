import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Stack, type StackProps } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';

export interface EmptyStateProps extends Omit<StackProps, 'alignItems' | 'gap' | 'title'> {
  /** States that the list is empty, in the product's own words. */
  title: string;
  icon?: LucideIcon;
  /** The reason, or the way to fill the list. */
  children?: ReactNode;
  /** A button or link that helps fill the list. */
  action?: ReactNode;
}

/** A loaded list without items. For a list that failed to load, use Callout with a retry. */
export function EmptyState({ title, icon, children, action, ...props }: EmptyStateProps) {
  return (
    <Stack paddingBlock="l" paddingInline="m" {...props} gap="m" alignItems="center">
      {icon && (
        <Text inline tone="subtle">
          <Icon icon={icon} size="l" />
        </Text>
      )}
      <Text size="bodyStrong" align="center">
        {title}
      </Text>
      {children && (
        <Text tone="muted" align="center">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
