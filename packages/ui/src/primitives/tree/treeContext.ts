import { createContext, type ReactNode } from 'react';

/** What every row of a tree asks its tree. */
export interface TreeRows {
  renderRow: (id: string) => ReactNode;
  onRetry?: (id: string) => void;
  toggles: 'every' | 'topmost';
}

/**
 * Rows reach it through context rather than through props: React Aria keeps the rows it has built, and a tree of
 * thousands is not rebuilt because a function is.
 */
export const TreeContext = createContext<TreeRows>({ renderRow: () => null, toggles: 'every' });
