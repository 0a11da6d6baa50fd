import { waitFor } from 'storybook/test';

const clear = /^rgba\(.*, 0\)$/;

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** The background behind an element: the nearest ancestor's that is not transparent. */
function groundBelow({ parentElement }: Element): string {
  if (!parentElement) return 'rgb(255, 255, 255)';
  const ground = groundOf(parentElement);
  return clear.test(ground) ? groundBelow(parentElement) : ground;
}

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });

/** Elements that only their background makes visible. */
export function shapesIn(page: Element): Element[] {
  return [...page.querySelectorAll('*')].filter((element) => {
    if (element instanceof SVGElement && element.tagName !== 'svg') return false;
    const ground = groundOf(element);
    return isSeen(element) && !clear.test(ground) && ground !== groundBelow(element);
  });
}

/** True if the element is still visible in forced colours. */
export function keepsItsShape(element: Element): boolean {
  const style = getComputedStyle(element);
  const page = groundOf(document.body);
  const borders = [style.borderTopColor, style.borderBottomColor];
  const hasBorder =
    Number.parseFloat(style.borderBottomWidth) > 0 &&
    style.borderBottomStyle !== 'none' &&
    borders.every((color) => !clear.test(color) && color !== page);
  return hasBorder || (!clear.test(style.backgroundColor) && style.backgroundColor !== page);
}

/** True if the element has a visible focus ring. */
export function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return (
    isSeen(element) &&
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    !clear.test(outlineColor) &&
    outlineColor !== groundOf(document.body)
  );
}

/** Presses the browser's real Tab key, which only the test runner can do. */
export async function pressTab(): Promise<void> {
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{Tab}');
}

/** Runs a check in print layout. */
export async function onPaper(check: () => Promise<void>): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  try {
    await waitFor(() => {
      if (!matchMedia('print').matches) throw new Error('It is not laid out for paper.');
    });
    await check();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features });
  }
}

/** Runs a check in forced colours, as in Windows' high contrast mode. */
export async function inForcedColours(check: () => Promise<void>): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const paint = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  await paint('active');
  try {
    await waitFor(() => {
      if (!matchMedia('(forced-colors: active)').matches) throw new Error('Colours are not forced.');
    });
    await check();
  } finally {
    await paint('none');
  }
}
