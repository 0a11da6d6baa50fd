import { type BrowserContext, expect, type Page } from '@playwright/test';

const heard = new WeakMap<BrowserContext, string[]>();

/**
 * Records every toast of a browser when it appears: it disappears after three seconds, which may be
 * too early for a journey on a busy machine.
 * @returns A disposable that stops recording.
 */
export async function hearToasts(context: BrowserContext): Promise<AsyncDisposable> {
  const added = new AsyncDisposableStack();
  const texts: string[] = [];
  heard.set(context, texts);
  added.use(await context.exposeBinding('reportToast', (_, text: string) => void texts.push(text)));
  const script = await context.addInitScript(() => {
    const report = (window as unknown as { reportToast(text: string): void }).reportToast;
    const toast = '[role="region"] [role="alertdialog"]';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const all = node.matches(toast) ? [node] : node.querySelectorAll(toast);
        for (const one of all) if (one.checkVisibility()) report(one.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  added.use(script);
  return added;
}

/** Waits until a toast with the text has appeared in any page of a browser, once per toast. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const texts = heard.get(page.context());
  const isSaid = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
  await expect.poll(() => texts?.some(isSaid) || texts, { message: `a toast that says ${words}` }).toBe(true);
  texts?.splice(texts.findIndex(isSaid), 1);
}
