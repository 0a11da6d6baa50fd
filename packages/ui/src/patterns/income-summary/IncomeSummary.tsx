import { Grid } from '../../primitives/grid/Grid.tsx';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import type { Loadable } from '../loadable.ts';
import { StatSkeleton } from '../stat-skeleton/StatSkeleton.tsx';
import { IncomeTile, type IncomeTileProps } from './IncomeTile.tsx';
import { type IncomeFigures, incomeKinds } from './incomeKinds.ts';

export interface IncomeSummaryProps extends Pick<IncomeTileProps, 'whose'> {
  incomes: Loadable<IncomeFigures>;
}

/** The four incomes of a member. Lost income stands among the others and is never hidden. Spec §2. */
export function IncomeSummary({ incomes, whose }: IncomeSummaryProps) {
  if (incomes.status === 'failed') return <LoadFailure onRetry={incomes.onRetry} />;
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      {incomeKinds.map((kind) =>
        incomes.status === 'loading' ? (
          <StatSkeleton key={kind} hasHint={whose !== 'member'} />
        ) : (
          <IncomeTile key={kind} kind={kind} whose={whose} {...incomes.data[kind]} />
        ),
      )}
    </Grid>
  );
}
