/** Session storage key of the entry file that the tab was reloaded from. */
const reloadedFrom = 'reloadedFrom';

/**
 * Stores the entry file before a reload. @returns True if the tab may reload; false without
 * storage, or it would loop.
 */
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
 * Reloads the page if the server has another build, since the old build's files are gone then. Only
 * once: a server that alternates between builds must not reload the page forever.
 */
export async function reloadIfNewer(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return;
  const reply = await fetch('/', { cache: 'no-store' });
  if (!reply.ok || (await reply.text()).includes(entry)) return;
  if (mayReload(entry)) window.location.reload();
}
