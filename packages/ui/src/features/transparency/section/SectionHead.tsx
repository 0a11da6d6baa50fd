import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SectionHeadProps {
  /** What names the section. */
  id: string;
  title: string;
  /** Where what follows comes from. */
  hint: string;
}

/** The head of a part of the page, with where its figures come from. */
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
