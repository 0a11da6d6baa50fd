/** Under which the tab keeps what it was reloaded from. */
const reloadedFrom = 'reloadedFrom';

/** Keeps what the tab is reloaded from. @returns Whether it is to be reloaded: one that cannot tell would go on for ever. */
function mayReload(entry: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFrom) === entry) return false;
    sessionStorage.setItem(reloadedFrom, entry);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when the server has another build than the one that runs here, whose parts are gone then.
 * Once only: a server that says two things must not keep a page from standing still.
 */
export async function reloadIfNewer(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return;
  const reply = await fetch('/', { cache: 'no-store' });
  if (!reply.ok || (await reply.text()).includes(entry)) return;
  if (mayReload(entry)) window.location.reload();
}
