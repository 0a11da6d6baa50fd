/** Whether an address leads to the machine that reads it, so that nobody stands on the way. */
export function isOnThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
