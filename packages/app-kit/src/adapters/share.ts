import type { SharePort } from '@upline/ui/ports';

/** The device's share sheet: phones and some desktops, over https only. */
export const share: SharePort = {
  get isOffered() {
    return 'share' in navigator && navigator.canShare?.({ url: window.location.href }) === true;
  },
  async share(what) {
    try {
      await navigator.share(what);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      throw error;
    }
  },
};
