import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';

/** What stands in place of a page that broke. */
export function BrokenPage({ onReload }: { onReload: () => void }) {
  const t = useMessage();
  return (
    <Card role="alert" gap="l" alignItems="flex-start">
      <Heading level={1} size="title2">
        {t('common.errorBoundary.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('common.errorBoundary.text')}
      </Text>
      <Button tone="primary" onPress={onReload}>
        {t('common.errorBoundary.reload')}
      </Button>
    </Card>
  );
}
