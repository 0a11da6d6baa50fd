/** Loads the help articles and their search, for pages of which most do without them. */
export const loadHelp = () => import('./searchHelp.ts');
