import { afterAll, afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { takeShownTexts } from '../packages/ui/src/messages/withLanguage.tsx';
import { releaseClock } from './frozenClock.ts';
import { countOnPassed, newlyPassed } from './passedPictures.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the catalogue texts that a story showed. */
    texts?: readonly string[];
  }
}

// Turns off Storybook's instrumentation, which sends each call of a play with its arguments to a
// panel unused here. Storybook reads this when its test library is first imported.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(null, '', address);
const { configure, getConfig } = await import('storybook/test');

const { getElementError } = getConfig();

/** True while a query is being retried. */
const isLookingAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// Each failed attempt would print the whole page into its error, and only the last error is read.
configure({
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? 'Not there yet.') : getElementError(message, container),
});

// After a fault, every affected play waits in vain: one long wait is enough as proof.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') configure({ asyncUtilTimeout: 15_000 });
});

// Storybook would move the mouse away before each story. No play moves it, and the call involves
// three processes.
Reflect.deleteProperty(commands, 'resetMousePosition');

// Skips a resize to the current size, and waits for any other: on a busy machine a frame changes
// its size only after the reply, and a play would see the size of the previous story.
const { viewport } = page;
const hasSize = (width: number, height: number) =>
  window.innerWidth === width && window.innerHeight === height;
let asked = '';
// React Aria takes a page that gets 100 px lower while a field has the focus for a phone whose
// keyboard opens, and hides dialogs: the heights of all stories stay within 99 px.
const [lowest, highest] = [800, 899];
page.viewport = async (width, wantedHeight) => {
  const height = Math.min(Math.max(wantedHeight, lowest), highest);
  const size = `${width} × ${height}`;
  if (asked === size && hasSize(width, height)) return;
  asked = size;
  do {
    await viewport(width, height);
    if (!hasSize(width, height)) await new Promise((resolve) => setTimeout(resolve, 20));
  } while (!hasSize(width, height));
};

if (!import.meta.env.UPLINE_AXE) countOnPassed(await commands.keptPictures());

const passed: string[] = [];
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') passed.push(...newlyPassed());
});
afterAll(() => (passed.length > 0 ? commands.keepPictures(passed.splice(0)) : undefined));

// Storybook cleans up when the next story begins; the runner reads the clock in between.
afterEach(releaseClock);

afterEach(({ task }) => {
  task.meta.texts = [...(task.meta.texts ?? []), ...takeShownTexts()];
});

// Removes Storybook's loading screens: they are never shown here, and every query would search
// them.
for (const waiting of document.querySelectorAll('.sb-wrapper')) waiting.remove();

// Nobody sees this page, so it is not painted, which saves a twelfth of the work. The computed
// style and visibility of its own elements stay the same.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// No animations: a play would have to wait for fades, and would miss that on a busy machine.
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
document.adoptedStyleSheets.push(still);
