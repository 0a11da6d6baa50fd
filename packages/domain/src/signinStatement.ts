/** What every message to sign says to whoever signs it. */
export const signinStatement = 'Sign in to Upline. Signing costs nothing and moves no money.';
