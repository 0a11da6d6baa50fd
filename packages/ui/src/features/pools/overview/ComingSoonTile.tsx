import { Clock, type LucideIcon } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface ComingSoonTileProps {
  /** Name of the future feature. */
  title: string;
  icon: LucideIcon;
}

/** A named feature that does not exist yet; not a link. Spec §1. */
export function ComingSoonTile({ title, icon }: ComingSoonTileProps) {
  const t = useMessage();
  return (
    <Card as="article" aria-label={title}>
      <Inline justifyContent="space-between" alignItems="center">
        <Inline gap="xs" alignItems="center">
          <Text inline tone="muted">
            <Icon icon={icon} />
          </Text>
          <Heading level={2} size="title3">
            {title}
          </Heading>
        </Inline>
        <Badge icon={Clock}>{t('services.comingSoon')}</Badge>
      </Inline>
    </Card>
  );
}
