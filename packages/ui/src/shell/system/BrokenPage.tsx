import type { ReactNode } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface BrokenPageProps {
  /** True if the page's code failed to load. */
  isMissing: boolean;
  onReload: () => void;
  note?: ReactNode;
}

/** Replaces a page that crashed. */
export function BrokenPage({ isMissing, onReload, note }: BrokenPageProps) {
  const t = useMessage();
  return (
    <Card role="alert" gap="l" alignItems="flex-start">
      <Heading level={1} size="title2">
        {t(isMissing ? 'common.errorBoundary.missing' : 'common.errorBoundary.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t(isMissing ? 'common.errorBoundary.missing.text' : 'common.errorBoundary.text')}
      </Text>
      {note}
      <Button tone="primary" onPress={onReload}>
        {t('common.errorBoundary.reload')}
      </Button>
    </Card>
  );
}
