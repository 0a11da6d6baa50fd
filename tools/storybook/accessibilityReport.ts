/** What axe says of one rule: on how many elements it failed, and on how many it could not tell. */
interface AxeRule {
  id: string;
  tags: readonly string[];
  nodes: readonly unknown[];
}

/** What axe found in one story. */
export interface AxeResult {
  passes: readonly AxeRule[];
  incomplete: readonly AxeRule[];
  violations: readonly AxeRule[];
}

/** How a component stands to a criterion, over all of its stories. */
export interface Standing {
  /** The rules that held in every story in which they applied. */
  passed: string[];
  /** The rules that axe could not decide, and in how many stories: a person has to look. */
  undecided: Record<string, number>;
  /** The rules that were broken, and in how many stories. */
  broken: Record<string, number>;
}

/** Standings by component (the start of its stories' IDs) and criterion. */
export type AccessibilityReport = Record<string, Record<string, Standing>>;

const bestPractice = 'Best practice';

/**
 * The success criteria of WCAG that a rule of axe belongs to.
 * @example criteriaOf(['wcag2aa', 'wcag143']) // ['1.4.3']
 */
export function criteriaOf(tags: readonly string[]): string[] {
  const criteria = tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });
  return criteria.length > 0 ? criteria : [bestPractice];
}

/** Adds what axe found in a story to what is known of its component. */
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
