import { within } from 'storybook/test';
import type { AppMessageId } from '../messages/compiledMessages.ts';
import { isAppMessageId, patterns, textOf } from './evidencePattern.ts';
import type { Evidence } from './screenStates.ts';

type NamedElement = Extract<Evidence, { role: string }>;

const labels = ['aria-label', 'placeholder', 'alt', 'title', 'value', 'aria-valuetext', 'aria-description'];

// React Aria's announcer keeps what it has said for seconds, also from a story before.
const announcer = '[data-live-announcer]';

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest(announcer);

/** Everything that is said on a page: each text by itself, whole sentences with what stands in them, and labels. */
export function* textsIn(root: Element): Generator<string> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: owner, data } = nodes.currentNode as Text;
    if (!owner || data.trim() === '' || !isShown(owner)) continue;
    yield data;
    if (owner.childElementCount > 0) yield owner.textContent;
  }
  for (const element of root.querySelectorAll(labels.map((label) => `[${label}]`).join())) {
    if (isShown(element)) yield* labels.flatMap((label) => element.getAttribute(label) ?? []);
  }
}

const is = {
  busy: (element) => element.ariaBusy === 'true',
  disabled: (element) => element.matches(':disabled, [aria-disabled="true"]'),
  checked: (element) => element.matches(':checked, [aria-checked="true"], [aria-pressed="true"]'),
  expanded: (element) => element.matches('[open], [aria-expanded="true"]'),
  invalid: (element) => element.matches(':invalid, [aria-invalid="true"]'),
} satisfies Record<NonNullable<NamedElement['is']>, (element: HTMLElement) => boolean>;

function isThere(root: HTMLElement, { role, name, is: quality }: NamedElement): boolean {
  const label = name !== undefined && isAppMessageId(name) ? patterns[name] : name;
  return within(root)
    .queryAllByRole(role, label === undefined ? {} : { name: label })
    .some((element) => quality === undefined || is[quality](element));
}

function described({ role, name, is: quality }: NamedElement): string {
  const label = name !== undefined && isAppMessageId(name) ? textOf(name) : name;
  return [quality, role, label && `‘${label}’`].filter(Boolean).join(' ');
}

/** What of a state's evidence a page lacks, in words. */
export function missingEvidence(evidence: readonly Evidence[], root: HTMLElement): string[] {
  const typed = [...root.querySelectorAll('textarea')].map(({ value }) => value);
  const texts = [...new Set([...textsIn(root), ...typed])];
  const says = (id: AppMessageId) => texts.some((text) => patterns[id].test(text));
  const named = (id: AppMessageId) => `‘${textOf(id)}’ (${id})`;
  return evidence.flatMap((item) => {
    if (typeof item === 'string') return says(item) ? [] : [`${named(item)} is not on the page`];
    if ('text' in item) {
      const isSaid = texts.some((text) => text.trim() === item.text);
      return isSaid ? [] : [`‘${item.text}’ is not on the page`];
    }
    if ('without' in item) return says(item.without) ? [`${named(item.without)} is on the page`] : [];
    return isThere(root, item) ? [] : [`there is no ${described(item)}`];
  });
}
