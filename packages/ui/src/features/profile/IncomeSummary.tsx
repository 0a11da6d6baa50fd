import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { StatSkeleton } from '../../patterns/stat-skeleton/StatSkeleton.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
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
