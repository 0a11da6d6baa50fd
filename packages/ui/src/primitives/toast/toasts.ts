import { toastDuration } from '@upline/domain';
import { createContext, useContext } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { CalloutTone } from '../callout/calloutTones.ts';

export interface ToastMessage {
  tone: CalloutTone;
  text: string;
  /** True if the page announces the message, so that the toast must not. @default false */
  isSilent?: boolean;
}

/** A separate queue of toasts. */
export interface Toasts {
  /** Visible and waiting toasts; at most three are visible at once. */
  queue: ToastQueue<ToastMessage>;
  /**
   * Shows a message at the top right for 3000 ms, longer while it is hovered or focused. Spec §9.
   * Use Callout for messages that must not be missed or need an action.
   */
  show(message: ToastMessage): void;
}

/**
 * Creates a separate queue of toasts.
 * @param duration Display time of each, milliseconds; 0 until closed.
 */
export function createToasts(duration: number = toastDuration): Toasts {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
  return {
    queue,
    show(message) {
      queue.add(message, { timeout: duration });
    },
  };
}

/** The queue of a subtree. By default, the whole page shares one queue. */
export const ToastsContext = /* @__PURE__ */ createContext(/* @__PURE__ */ createToasts());

export function useToasts(): Toasts {
  return useContext(ToastsContext);
}

/** Returns the nearest queue's `show`; its identity is stable. */
export function useShowToast(): Toasts['show'] {
  return useToasts().show;
}
