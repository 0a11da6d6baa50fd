import { useId } from 'react';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import type { Loadable } from '../loadable.ts';
import { ParticipationCard } from '../participation-card/ParticipationCard.tsx';
import { ParticipationSkeleton } from '../participation-card/ParticipationSkeleton.tsx';
import type { Participation } from '../participation-card/participation.ts';

export interface ParticipationListProps {
  title: string;
  /** What an empty list says. */
  emptyText: string;
  participations: Loadable<readonly Participation[]>;
}

/** A member's pools, one card each. */
export function ParticipationList({ title, emptyText, participations }: ParticipationListProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId} aria-busy={participations.status === 'loading'}>
      <Heading level={2} size="title3" id={titleId}>
        {title}
      </Heading>
      <Body emptyText={emptyText} participations={participations} />
    </Stack>
  );
}

const columns = { phone: 1, tablet: 2, desktop: 3 } as const;

function Body({ emptyText, participations }: Omit<ParticipationListProps, 'title'>) {
  if (participations.status === 'failed') {
    return <LoadFailure emptyText={emptyText} onRetry={participations.onRetry} />;
  }
  if (participations.status === 'loading') {
    return (
      <Grid columns={columns}>
        <ParticipationSkeleton />
      </Grid>
    );
  }
  if (participations.data.length === 0) {
    return (
      <Card>
        <EmptyState title={emptyText} />
      </Card>
    );
  }
  return (
    <Grid columns={columns}>
      {participations.data.map((participation) => (
        <ParticipationCard key={participation.position} {...participation} />
      ))}
    </Grid>
  );
}
