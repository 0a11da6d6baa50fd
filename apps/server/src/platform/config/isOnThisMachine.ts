/** True for an address of this machine: nobody can listen on the way to it. */
export function isOnThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
