/** The fields of a click event that the decision needs. */
interface Click {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

interface Target {
  href: string;
  target: string;
  hasDownload: boolean;
}

/**
 * The path for the router after a click on a link.
 * @returns `null` if the browser must handle it: another site, another tab, a download, a jump in
 * the page.
 */
export function pathToFollow(click: Click, link: Target, here: string): string | null {
  const isPlain =
    click.button === 0 &&
    !click.defaultPrevented &&
    !click.metaKey &&
    !click.ctrlKey &&
    !click.shiftKey &&
    !click.altKey;
  if (!isPlain || link.hasDownload || (link.target !== '' && link.target !== '_self')) return null;
  const from = new URL(here);
  const to = new URL(link.href, from);
  if (to.origin !== from.origin || !isOwnPage(to.pathname)) return null;
  const isJump = to.hash !== '' && to.pathname === from.pathname && to.search === from.search;
  return isJump ? null : `${to.pathname}${to.search}${to.hash}`;
}

/** Excludes the server's paths under the same origin. */
function isOwnPage(pathname: string): boolean {
  return !/^\/(api|files|health)(\/|$)/.test(pathname);
}

/** Routes clicks on all plain links of the app. @returns A function that removes the listener. */
export function followLinks(go: (path: string) => void): () => void {
  function follow(event: MouseEvent) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href) return;
    const link = { href: anchor.href, target: anchor.target, hasDownload: anchor.hasAttribute('download') };
    const path = pathToFollow(event, link, window.location.href);
    if (path === null) return;
    event.preventDefault();
    go(path);
  }
  // In the capture phase: React Aria links stop clicks before they bubble up to the document.
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
