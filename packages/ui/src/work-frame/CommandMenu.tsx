import { lazy, Suspense } from 'react';
import type { CommandMenuProps } from './CommandSearch.tsx';

// Opened by a key, so the list and its search are not part of a page's first scripts.
const CommandSearch = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./CommandSearch.tsx')).CommandSearch,
}));

/** Searches and opens any page of an app with a `workFrame`. */
export function CommandMenu(props: CommandMenuProps) {
  return (
    <Suspense>
      <CommandSearch {...props} />
    </Suspense>
  );
}
