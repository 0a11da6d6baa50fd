import { expect, test } from 'vitest';
import { type AccessibilityReport, addStory, criteriaOf } from './accessibilityReport.ts';

test('maps a rule to the criteria in its tags, or to best practice', () => {
  expect(criteriaOf(['wcag2aa', 'wcag143', 'cat.color'])).toEqual(['1.4.3']);
  expect(criteriaOf(['wcag21aa', 'wcag1410'])).toEqual(['1.4.10']);
  expect(criteriaOf(['cat.semantics', 'best-practice'])).toEqual(['Best practice']);
});

test('a criterion undecided or broken in one story does not pass because of other stories', () => {
  const contrast = { id: 'color-contrast', tags: ['wcag143'], nodes: [{}] };
  const name = { id: 'button-name', tags: ['wcag412'], nodes: [{}] };
  const report: AccessibilityReport = {};
  addStory(report, 'primitives-a--one', { passes: [contrast, name], incomplete: [], violations: [] });
  addStory(report, 'primitives-a--two', { passes: [], incomplete: [contrast], violations: [] });
  addStory(report, 'primitives-a--three', { passes: [contrast], incomplete: [], violations: [name] });
  expect(report).toEqual({
    'primitives-a': {
      '1.4.3': { passed: [], undecided: { 'color-contrast': 1 }, broken: {} },
      '4.1.2': { passed: [], undecided: {}, broken: { 'button-name': 1 } },
    },
  });
});
