import { createContext, type ReactNode } from 'react';

export interface TreeRows {
  renderRow: (id: string) => ReactNode;
  onRetry?: (id: string) => void;
  toggles: 'every' | 'topmost';
}

/**
 * A context instead of props: React Aria caches rows, and a changed function must not rebuild
 * thousands of them.
 */
export const TreeContext = createContext<TreeRows>({ renderRow: () => null, toggles: 'every' });
