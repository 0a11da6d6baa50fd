import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** Sign-in and registration. */
export const accessStates: Screen = {
  title: 'Screens/Access/Connect',
  path: paths.login,
  states: [
    {
      name: 'Register',
      section: 2,
      asks: 'asks whether the user has an ID: Connect Wallet, or No',
      evidence: [],
    },
    { name: 'Signup', section: 2, asks: '“I have an upline ID”, Yes or No', evidence: [] },
    { name: 'ReferralInput', section: 2, asks: 'enter referral ID', evidence: [] },
    {
      name: 'ReferralInputLocked',
      section: 2,
      asks: 'prefilled as @/{segment}, locked read-only',
      evidence: [],
    },
    { name: 'DirectReferral', section: 2, asks: 'terms checkbox', evidence: [] },
    { name: 'TermsAccepted', section: 2, asks: 'ticked, then “Register with Wallet”', evidence: [] },
    { name: 'Registered', section: 4, asks: 'signed in on successful registration', evidence: [] },
    { name: 'SignedIn', section: 4, asks: 'authenticated, on to the dashboard', evidence: [] },
    { name: 'Connecting', section: 4, asks: 'wallet connection: connecting', evidence: [] },
    { name: 'Signing', section: 1, asks: 'signs a message issued by the server', evidence: [] },
    {
      name: 'WrongNetwork',
      section: 5,
      asks: 'chain 137, else “Please switch to Polygon Main Net.”',
      evidence: [],
    },
    { name: 'WalletRejected', section: 8, asks: '“Wallet connection canceled.”', evidence: [] },
    { name: 'ConnectionFailed', section: 8, asks: '“Wallet connection failed.”', evidence: [] },
    { name: 'AuthenticationFailed', section: 8, asks: 'login: “Authentication failed”', evidence: [] },
    {
      name: 'Unregistered',
      section: 8,
      asks: 'login: the reply’s message, and the way on to register',
      evidence: [],
    },
    { name: 'RegistrationFailed', section: 8, asks: 'registration: the reply’s message', evidence: [] },
    {
      name: 'ServerUnreachable',
      section: 8,
      asks: 'no response: “Something went wrong. Please try again.”',
      evidence: [],
    },
    {
      name: 'SilentReconnect',
      section: 2,
      asks: 'a remembered wallet is reconnected silently',
      evidence: [],
    },
    {
      name: 'SessionEnded',
      section: 6,
      asks: 'the visible behaviour is the redirect to /login',
      evidence: [],
    },
    {
      name: 'SponsorUnknown',
      section: 5,
      asks: 'an upline is named by ID; this one is nobody’s',
      evidence: [],
    },
    {
      name: 'SponsorFailed',
      section: 5,
      asks: 'an upline is named by ID; it could not be looked up',
      evidence: [],
    },
  ],
};
