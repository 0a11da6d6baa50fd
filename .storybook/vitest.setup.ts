import { afterAll, afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { takeShownTexts } from '../packages/ui/src/messages/withLanguage.tsx';
import { releaseClock } from './frozenClock.ts';
import { countOnPassed, newlyPassed } from './passedPictures.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The texts of the catalogue that a story showed, by ID. */
    texts?: readonly string[];
  }
}

// Storybook's panel shows each call of a play with what it was given, down to the words inside an element. Nobody
// looks at it here; Storybook reads this when its tests' library is first imported.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(null, '', address);
const { configure, getConfig } = await import('storybook/test');

const { getElementError } = getConfig();

/** Whether something is waited for and will be looked for again. */
const isLookingAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// Each look in vain would print the whole page into its error, and only the last error is ever read.
configure({
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? 'Not there yet.') : getElementError(message, container),
});

// After a fault every play that meets it waits in vain: one long wait is enough to tell that nothing comes.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') configure({ asyncUtilTimeout: 15_000 });
});

// Storybook would move the mouse away before each story. No play moves it, and asking for it takes three processes.
Reflect.deleteProperty(commands, 'resetMousePosition');

// The size that the page has already is not asked for again. On a busy machine a frame takes its new size only after
// the answer, and a play would meet the size of the story before.
const { viewport } = page;
const hasSize = (width: number, height: number) =>
  window.innerWidth === width && window.innerHeight === height;
let asked = '';
page.viewport = async (width, height) => {
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

// Storybook tidies up when the next story begins; the runner asks the clock between the two.
afterEach(releaseClock);

afterEach(({ task }) => {
  task.meta.texts = [...(task.meta.texts ?? []), ...takeShownTexts()];
});

// What Storybook shows while it gets a story ready is never shown here, and every look at the page would go through it.
for (const waiting of document.querySelectorAll('.sb-wrapper')) waiting.remove();

// Nobody looks at this page, so it need not be turned into pixels, which was a twelfth of the work. What its own
// elements look like, and whether they can be seen, stays as it is.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// What opens is there at once: a play would have to wait for nothing but the fading, and forget to on a busy machine.
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
document.adoptedStyleSheets.push(still);
