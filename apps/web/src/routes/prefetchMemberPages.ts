import type { WalletPort } from '@upline/ui/ports';

/**
 * Prefetches the code of all member pages during the sign-in: at the visitor's first click, or
 * later, when their wallet starts to connect. A wallet that reconnects without a click does not
 * count as an intention to sign in.
 * @returns A function that cancels.
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
    // The later import fails again and reports the error.
    Promise.all([import('./RoutedApp.tsx'), import('./MemberLayout.tsx')]).catch(() => undefined);
  }
  window.addEventListener('click', watch);
  return () => stop();
}
