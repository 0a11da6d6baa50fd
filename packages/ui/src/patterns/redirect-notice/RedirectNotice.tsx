import { Box } from '../../primitives/box/Box.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface RedirectNoticeProps {
  /** The message, for example “Taking you to the sign-in…”. */
  children: string;
}

/** Text shown during a redirect. */
export function RedirectNotice({ children }: RedirectNoticeProps) {
  return (
    <Box as="main" padding="xl" textAlign="center">
      <Text as="p" role="status" tone="muted">
        {children}
      </Text>
    </Box>
  );
}
