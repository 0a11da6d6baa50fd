import { lazy } from 'react';

/** What draws is loaded when there is something to draw. */
export const LazyIncomeChart = lazy(async () => ({
  default: (await import('./IncomeChart.tsx')).IncomeChart,
}));
