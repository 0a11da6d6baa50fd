import { lazy } from 'react';

/** Loads the drawing code with the first chart. */
export const LazyIncomeChart = lazy(async () => ({
  default: (await import('./IncomeChart.tsx')).IncomeChart,
}));
