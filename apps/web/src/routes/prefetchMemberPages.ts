import type { WalletPort } from '@upline/ui/ports';

/**
 * Loads the code that every member page needs while the visitor still signs in. It starts at their first click, or
 * later, when their wallet begins to connect. Without a click nothing starts: a wallet that reconnects by itself does
 * not say that its owner wants to enter.
 * @returns Stops waiting.
 */
export function prefetchMemberPages(wallet: WalletPort): () => void {
  let stop = () => window.removeEventListener('click', watch);
  function watch() {
    stop();
    stop = wallet.state.subscribe(fetchAhead);
    fetchAhead();
  }
  function fetchAhead() {
    if (wallet.state.get().status === 'disconnected') return;
    stop();
    // The code that needs them asks again, and hears why they do not come.
    Promise.all([import('./RoutedApp.tsx'), import('./MemberLayout.tsx')]).catch(() => undefined);
  }
  window.addEventListener('click', watch);
  return () => stop();
}
