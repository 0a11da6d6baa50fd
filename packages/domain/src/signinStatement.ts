/** What every message to sign tells its signer. */
export const signinStatement = 'Sign in to Upline. Signing costs nothing and moves no money.';
