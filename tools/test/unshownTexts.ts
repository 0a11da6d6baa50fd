import { globSync } from 'node:fs';
import type { TestModule } from 'vitest/node';
import { english } from '../../packages/ui/src/messages/en.generated.ts';

/**
 * The texts of the app that a run of all stories has shown nowhere, by ID. A run of some of them, or one that failed,
 * says nothing about it: the list is empty then.
 */
export function unshownTexts(modules: readonly TestModule[]): string[] {
  const stories = modules.filter(
    ({ project }) => project.name.startsWith('stories ') || project.name === 'stories',
  );
  if (stories.length < globSync('packages/ui/src/**/*.stories.tsx').length) return [];
  if (stories.some((module) => !module.ok())) return [];
  const shown = new Set(
    stories.flatMap(({ children }) => [...children.allTests()].flatMap((test) => test.meta().texts ?? [])),
  );
  return Object.keys(english).filter((id) => !shown.has(id));
}
