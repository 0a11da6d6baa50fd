import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SectionHeadProps {
  /** ID of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  /** The source of the section's data. */
  hint: string;
}

/** Header of a section with the source of its figures. */
export function SectionHead({ id, title, hint }: SectionHeadProps) {
  return (
    <Stack gap="s" maxWidth="text">
      <Heading level={2} size="title3" id={id}>
        {title}
      </Heading>
      <Text as="p" inline size="small" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}
