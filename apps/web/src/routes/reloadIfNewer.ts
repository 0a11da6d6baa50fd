/** Under which the tab keeps what it was reloaded from. */
const reloadedFrom = 'reloadedFrom';

/**
 * Reloads the page when the server has another build than the one that runs here, whose parts are gone then.
 * Once only: a server that says two things must not keep a page from standing still.
 */
export async function reloadIfNewer(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry || sessionStorage.getItem(reloadedFrom) === entry) return;
  const reply = await fetch('/', { cache: 'no-store' });
  if (!reply.ok || (await reply.text()).includes(entry)) return;
  sessionStorage.setItem(reloadedFrom, entry);
  window.location.reload();
}
