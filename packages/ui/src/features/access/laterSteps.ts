// All that the card needs behind its first step, so that the first step loads alone.
export { LaterStep } from './LaterStep.tsx';
export { isUnregistered, signIn, signInFailure } from './signIn.ts';
