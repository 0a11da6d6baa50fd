import { type ReactNode, useContext, useState } from 'react';
import { InEnglish } from '../../messages/InEnglish.tsx';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

/**
 * A legal text that binds in English only, shown in the reader's language: a note says so, and a
 * button shows the English text. English readers see no note.
 */
export function BindingText({ children }: { children: ReactNode }) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const [isInEnglish, setInEnglish] = useState(false);
  if (locale === 'en') return children;
  return (
    <Stack gap="s">
      <Inline gap="xs">
        <Text size="small" tone="muted">
          {t('translation.mark')}
        </Text>
        <Button size="s" onPress={() => setInEnglish(!isInEnglish)}>
          {t(isInEnglish ? 'translation.read' : 'translation.readEnglish')}
        </Button>
      </Inline>
      {isInEnglish ? <InEnglish>{children}</InEnglish> : children}
    </Stack>
  );
}
