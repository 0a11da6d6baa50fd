import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Stack, type StackProps } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';

export interface EmptyStateProps extends Omit<StackProps, 'alignItems' | 'gap' | 'title'> {
  /** That there is nothing, in the product's own words. */
  title: string;
  icon?: LucideIcon;
  /** Why there is nothing, or what would fill it. */
  children?: ReactNode;
  /** The step that would fill it. */
  action?: ReactNode;
}

/** A list that was loaded and holds nothing. One that failed to load is a Callout with a retry instead. */
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
