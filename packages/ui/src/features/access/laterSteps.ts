// Entry point of the steps after the first, so that the first step loads alone.
export { LaterStep } from './LaterStep.tsx';
export { isUnregistered, signIn, signInFailure } from './signIn.ts';
