import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface PageHeaderProps {
  title: string;
  /** A line above the title. */
  lead?: ReactNode;
  /** What can be done on this page, at most one of it primary. */
  actions?: ReactNode;
}

/** The head of a screen: its one `h1` and what can be done there. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Inline as="header" justifyContent="space-between" gap="m">
      <Stack gap="s">
        {lead && <Text tone="muted">{lead}</Text>}
        <Heading level={1}>{title}</Heading>
      </Stack>
      {actions && <Inline gap="s">{actions}</Inline>}
    </Inline>
  );
}
