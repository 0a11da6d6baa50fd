import { toastDuration } from '@upline/domain';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { CalloutTone } from '../callout/calloutTones.ts';

/** A message that passes. */
export interface ToastMessage {
  tone: CalloutTone;
  text: string;
}

/** The toasts on screen and those that wait; at most three are seen at once. */
export const toastQueue = /* @__PURE__ */ new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/**
 * Shows a message at the top right for 3000 ms; hovering or focusing it makes it wait. Spec §9.
 * What the reader must not miss, or must act upon, is a Callout instead.
 */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message, { timeout: toastDuration });
}
