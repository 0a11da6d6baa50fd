import type { Played } from './play.ts';
import type { Scenario } from './scenario.ts';

/** The result of a scenario in lines of text. */
export function inWords({ steps }: Scenario, played: Played): string[] {
  if (played.isAsExpected) return [`all ${steps.length} steps went as they were kept.`];
  const failed = played.steps.find(({ isAsExpected }) => !isAsExpected);
  const step = failed && steps[failed.step - 1];
  if (!failed || !step)
    return ['the steps went as they were kept, the gains did not.', ...played.differences];
  return [
    `step ${failed.step} of ${steps.length}, ${step.function} by ${step.as} on ${step.contract}, went otherwise.`,
    `expected ${failed.expected}`,
    `found ${failed.found}`,
  ];
}
