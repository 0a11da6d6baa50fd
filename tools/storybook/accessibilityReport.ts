/** axe's result for one rule, with its elements. */
interface AxeRule {
  id: string;
  tags: readonly string[];
  nodes: readonly unknown[];
}

export interface AxeResult {
  passes: readonly AxeRule[];
  incomplete: readonly AxeRule[];
  violations: readonly AxeRule[];
}

/** A component's result for one criterion, over all its stories. */
export interface Standing {
  /** Rules that passed in every story in which they applied. */
  passed: string[];
  /** Number of stories per rule that axe could not decide: a person has to check. */
  undecided: Record<string, number>;
  broken: Record<string, number>;
}

/** Results by component (the start of its stories' ids) and criterion. */
export type AccessibilityReport = Record<string, Record<string, Standing>>;

const bestPractice = 'Best practice';

/**
 * The WCAG success criteria of an axe rule.
 * @example criteriaOf(['wcag2aa', 'wcag143']) // ['1.4.3']
 */
export function criteriaOf(tags: readonly string[]): string[] {
  const criteria = tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });
  return criteria.length > 0 ? criteria : [bestPractice];
}

export function addStory(report: AccessibilityReport, storyId: string, result: AxeResult): void {
  const [component = storyId] = storyId.split('--');
  report[component] ??= {};
  const standings = report[component];
  const at = (criterion: string) => {
    standings[criterion] ??= { passed: [], undecided: {}, broken: {} };
    return standings[criterion];
  };
  for (const { id, tags } of result.passes) {
    for (const criterion of criteriaOf(tags)) {
      const { passed, undecided, broken } = at(criterion);
      if (!passed.includes(id) && !(id in undecided) && !(id in broken)) passed.push(id);
    }
  }
  for (const outcome of ['undecided', 'broken'] as const) {
    for (const { id, tags } of result[outcome === 'broken' ? 'violations' : 'incomplete']) {
      for (const criterion of criteriaOf(tags)) {
        const standing = at(criterion);
        standing[outcome][id] = (standing[outcome][id] ?? 0) + 1;
        standing.passed = standing.passed.filter((rule) => rule !== id);
      }
    }
  }
}
