import type { WalletPort } from '@upline/ui/ports';

/**
 * Fetches what stands around every page of members while a visitor is asked by their wallet, so that it is there
 * when they have signed in. Nothing is fetched before they have pressed anything: a wallet that is found again is no
 * wish to enter.
 * @returns What ends the watch.
 */
export function fetchFrameAhead(wallet: WalletPort): () => void {
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
