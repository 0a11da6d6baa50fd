import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { name, root } from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** A line above the title. */
  lead?: ReactNode;
  /** A short note beside the title, such as a count. */
  note?: ReactNode;
  /** Buttons and links for the whole page; at most one is `primary`. */
  actions?: ReactNode;
}

/** The head of a screen: its only `h1`, and the page's actions. */
export function PageHeader({ title, lead, note, actions }: PageHeaderProps) {
  return (
    <header className={root}>
      <Stack gap="s">
        {lead && <Text tone="muted">{lead}</Text>}
        <Inline gap="s">
          <Heading level={1} className={name}>
            {title}
          </Heading>
          {note}
        </Inline>
      </Stack>
      {actions && <Inline gap="xs">{actions}</Inline>}
    </header>
  );
}
