import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** Sign-in and registration. */
export const accessStates: Screen = {
  title: 'Screens/Access/Connect',
  path: paths.login,
  states: [
    { name: 'Register', evidence: '§2: asks whether the user has an ID: Connect Wallet, or No' },
    { name: 'Signup', evidence: '§2: “I have an upline ID”, Yes or No' },
    { name: 'ReferralInput', evidence: '§2: enter referral ID' },
    { name: 'ReferralInputLocked', evidence: '§2: prefilled as @/{segment}, locked read-only' },
    { name: 'DirectReferral', evidence: '§2: terms checkbox' },
    { name: 'TermsAccepted', evidence: '§2, §5: ticked, then “Register with Wallet”' },
    { name: 'Registered', evidence: '§4: signed in on successful registration' },
    { name: 'SignedIn', evidence: '§4: authenticated, on to the dashboard' },
    { name: 'Connecting', evidence: '§4: wallet connection: connecting' },
    { name: 'Signing', evidence: '§1: signs a message issued by the server' },
    { name: 'WrongNetwork', evidence: '§5: chain 137, else “Please switch to Polygon Main Net.”' },
    { name: 'WalletRejected', evidence: '§8: “Wallet connection canceled.”' },
    { name: 'ConnectionFailed', evidence: '§8: “Wallet connection failed.”' },
    { name: 'AuthenticationFailed', evidence: '§8: login: “Authentication failed”' },
    { name: 'Unregistered', evidence: '§8: login: the reply’s message, and the way on to register' },
    { name: 'RegistrationFailed', evidence: '§8: registration: the reply’s message' },
    { name: 'ServerUnreachable', evidence: '§8: no response: “Something went wrong. Please try again.”' },
    { name: 'SilentReconnect', evidence: '§2: a remembered wallet is reconnected silently' },
    { name: 'SessionEnded', evidence: '§6: the visible behaviour is the redirect to /login' },
    { name: 'SponsorUnknown', evidence: '§5: an upline is named by ID; this one is nobody’s' },
    { name: 'SponsorFailed', evidence: '§5: an upline is named by ID; it could not be looked up' },
  ],
};
