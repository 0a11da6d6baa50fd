/** What of a click on a link the decision needs. */
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
 * The path that the router goes to for a click on a link.
 * @returns `null` when the browser must follow it: another site, another tab, a download, a jump in the page.
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

/** The server's paths under the same origin are no pages of the app. */
function isOwnPage(pathname: string): boolean {
  return !/^\/(api|files|health)(\/|$)/.test(pathname);
}

/** Lets the router follow every plain link of the app, wherever it stands. @returns What ends that. */
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
  // On the way down: a React Aria link lets no click come up as far as the document.
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
