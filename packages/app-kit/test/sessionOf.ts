import type { SessionUser } from '@upline/ui/ports';

export function sessionOf(user: SessionUser | null) {
  const listeners = new Set<() => void>();
  const session = {
    user: {
      get: () => user,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const become = (next: SessionUser | null) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return { session, become };
}
