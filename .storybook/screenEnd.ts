import type { StoryContext } from '@storybook/react-vite';
import type { AppMessageId } from '../packages/ui/src/messages/compiledMessages.ts';
import { patterns } from '../packages/ui/src/messages/messagePatterns.ts';
import { isAsWritten } from '../packages/ui/src/ports/scripted/storyControls.ts';
import { stateOfStory } from '../packages/ui/src/state-index/states.ts';
import { textsIn } from '../packages/ui/src/stories/textsIn.ts';

/** Runs of stories whose end was looked at: one run is one signal. */
const seen = new WeakSet<AbortSignal>();

/** By screen: the pages that its stories ended on, each with the story's ID. */
const endings = new Map<string, Map<string, string>>();

const unshown = new Set(Object.keys(patterns) as AppMessageId[]);
let shown: AppMessageId[] = [];

/** The texts of the catalogue that a screen has shown for the first time since the last call. */
export function takeShownTexts(): AppMessageId[] {
  const taken = shown;
  shown = [];
  return taken;
}

function noteTexts(texts: readonly string[]): void {
  for (const id of unshown) {
    if (!texts.some((text) => patterns[id].test(text))) continue;
    unshown.delete(id);
    shown.push(id);
  }
}

const states = [
  'aria-expanded',
  'aria-checked',
  'aria-selected',
  'aria-pressed',
  'aria-busy',
  'aria-invalid',
];

/** What tells one control from the same one in another state. */
function controlOf(element: Element): string {
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  const said = states.map((name) => element.getAttribute(name));
  return [element.matches(':disabled'), element.matches(':focus'), checked, value, ...said].join();
}

/** Everything about a page that its members could notice, but for pictures and colours. */
function pageOf(root: Element, texts: readonly string[]): string {
  const controls = [...root.querySelectorAll('button, a, input, textarea, select, [role]')].map(controlOf);
  return [...texts, ...controls].join('\n');
}

/**
 * Holds the story of a screen's state to end on a page of its own: two that end alike prove one state, unless the list
 * of states says so. A change of the toolbar or of a control shows a story again without playing it and is left alone,
 * and so is a story in another language or another world.
 * @throws Error that names the other story.
 */
export function endOnItsOwnPage(context: StoryContext): void {
  const { id, title, globals, viewMode, canvasElement, abortSignal } = context;
  const state = stateOfStory(id);
  if (!state || seen.has(abortSignal) || viewMode === 'docs') return;
  seen.add(abortSignal);
  if (globals.locale !== 'en' || !isAsWritten(context)) return;
  const root = canvasElement.ownerDocument.body;
  const texts = [
    ...new Set([...textsIn(root), ...Array.from(root.querySelectorAll('textarea'), ({ value }) => value)]),
  ];
  noteTexts(texts);
  if (state.endsLike) return;
  const page = pageOf(root, texts);
  const pages = endings.get(title) ?? new Map<string, string>();
  endings.set(title, pages);
  const other = pages.get(page);
  if (other !== undefined && other !== id) throw new Error(`This story ends on the very page of ${other}.`);
  pages.set(page, id);
}
