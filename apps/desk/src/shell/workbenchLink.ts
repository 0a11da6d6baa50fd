import { isLocalChain } from '@upline/app-kit/localMode';

export const workbenchPath = '/bench';

/** The development server serves the workbench beside this app; no build contains it. */
export const hasWorkbench = import.meta.env.DEV && isLocalChain;
