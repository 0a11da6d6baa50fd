import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase } from 'vitest/node';
import { type AccessibilityReport, type AxeResult, addStory } from './accessibilityReport.ts';

/** A story's metadata from Storybook's tests: its id, and each add-on's report. */
interface StoryMeta {
  storyId?: string;
  reports?: readonly { type: string; result: AxeResult }[];
}

const target = fileURLToPath(new URL('../../.storybook/public/accessibility.json', import.meta.url));

/** Writes axe's results from a run of the stories, for Storybook’s accessibility page. */
export default class AccessibilityReporter implements Reporter {
  readonly #report: AccessibilityReport = {};

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports = [] } = test.meta() as StoryMeta;
    for (const { type, result } of reports) {
      if (storyId && type === 'a11y') addStory(this.#report, storyId, result);
    }
  }

  async onTestRunEnd(): Promise<void> {
    await writeFile(target, JSON.stringify(this.#report));
  }
}
