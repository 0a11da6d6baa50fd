import { Hammer } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';

/** Placeholder of the projects screen. Spec §2. */
export function ProjectsScreen() {
  const t = useMessage();
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('nav.projects')} />
      <Card>
        <EmptyState icon={Hammer} title={t('services.comingSoon')} />
      </Card>
    </Stack>
  );
}
