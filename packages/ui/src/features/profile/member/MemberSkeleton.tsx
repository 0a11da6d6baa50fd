import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { IncomeSummary } from '../IncomeSummary.tsx';
import { ProfileHeader } from '../ProfileHeader.tsx';

/** The shape of a member's page while it is on its way. */
export function MemberSkeleton() {
  const t = useMessage();
  return (
    <>
      <ProfileHeader person={null}>
        <Text size="small" tone="muted" role="status">
          {t('member.loading')}
        </Text>
      </ProfileHeader>
      <Card aria-hidden>
        <Skeleton text="title3" width="short" />
        <Skeleton text="mono" width="medium" />
      </Card>
      <Stack gap="m">
        <Heading level={2} size="title3">
          {t('profile.income.title')}
        </Heading>
        <IncomeSummary whose="member" incomes={{ status: 'loading' }} />
      </Stack>
    </>
  );
}
