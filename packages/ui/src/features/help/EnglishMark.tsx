import { useContext } from 'react';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Text } from '../../primitives/text/Text.tsx';

/** Notes in other languages that the articles are in English only. */
export function EnglishMark() {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  if (locale.startsWith('en')) return null;
  return (
    <Text as="p" size="small" tone="muted">
      {t('help.english')}
    </Text>
  );
}
