import type { Position } from '@upline/domain';
import { useId } from 'react';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Grid } from '../../../primitives/grid/Grid.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { ParticipationCard, type ParticipationCardProps } from './ParticipationCard.tsx';
import { ParticipationSkeleton } from './ParticipationSkeleton.tsx';
import type { Participation } from './participation.ts';

export interface ParticipationListProps extends Pick<ParticipationCardProps, 'whose'> {
  title: string;
  /** What an empty list says. */
  emptyText: string;
  participations: Loadable<readonly Participation[]>;
  /** Where everybody in a pool is listed; absent where that is not shown. */
  hrefOf?: (position: Position) => string;
}

/** A member's pools, one card each. */
export function ParticipationList({ title, ...list }: ParticipationListProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      gap="m"
      aria-labelledby={titleId}
      aria-busy={list.participations.status === 'loading'}
    >
      <Heading level={2} size="title3" id={titleId}>
        {title}
      </Heading>
      <Body {...list} />
    </Stack>
  );
}

const columns = { phone: 1, tablet: 2, desktop: 3 } as const;

function Body({ emptyText, participations, hrefOf, whose }: Omit<ParticipationListProps, 'title'>) {
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
        <ParticipationCard
          key={participation.position}
          {...participation}
          href={hrefOf?.(participation.position)}
          whose={whose}
        />
      ))}
    </Grid>
  );
}
