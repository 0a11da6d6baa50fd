import { Box } from '../../primitives/box/Box.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface RedirectNoticeProps {
  /** Where one is being taken. */
  children: string;
}

/** Stands for the moment before another page does. */
export function RedirectNotice({ children }: RedirectNoticeProps) {
  return (
    <Box as="main" padding="xl" textAlign="center">
      <Text as="p" role="status" tone="muted">
        {children}
      </Text>
    </Box>
  );
}
