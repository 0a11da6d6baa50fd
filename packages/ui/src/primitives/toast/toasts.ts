import { toastDuration } from '@upline/domain';
import { createContext, useContext } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { CalloutTone } from '../callout/calloutTones.ts';

/** A message that passes. */
export interface ToastMessage {
  tone: CalloutTone;
  text: string;
}

/** What is said by toasts in one place. */
export interface Toasts {
  /** The toasts on screen and those that wait; at most three are seen at once. */
  queue: ToastQueue<ToastMessage>;
  /**
   * Shows a message at the top right for 3000 ms; hovering or focusing it makes it wait. Spec §9.
   * What the reader must not miss, or must act upon, is a Callout instead.
   */
  show(message: ToastMessage): void;
}

/**
 * Toasts of their own: what is said here stands in no other place.
 * @param duration How long each is shown, milliseconds; 0 until it is closed.
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

/** The toasts around a part of the page; a page that says nothing else has one place for all. */
export const ToastsContext = /* @__PURE__ */ createContext(/* @__PURE__ */ createToasts());

/** The toasts of the place that this stands in. */
export function useToasts(): Toasts {
  return useContext(ToastsContext);
}

/** How to say something by a toast here; the same function as long as the place is the same. */
export function useShowToast(): Toasts['show'] {
  return useToasts().show;
}
