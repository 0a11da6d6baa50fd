import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const sessionStates: Screen = {
  title: 'Screens/Profile/Sessions',
  path: paths.sessions,
  states: [
    { name: 'Loaded', section: 6, asks: 'every open session: which browser, since when, this one marked' },
    {
      name: 'SeenBySupport',
      section: 6,
      asks: 'which of the staff opened which of the member’s tickets, and what they did',
    },
    { name: 'StaffLogFailed', section: 8, asks: 'the record could not be loaded' },
    { name: 'OnlyThis', section: 6, asks: 'no other session' },
    { name: 'Ended', section: 6, asks: 'one session is ended, and gone from the list' },
    { name: 'NotEnded', section: 6, asks: 'it could not be ended' },
    { name: 'SignOutAsked', section: 6, asks: 'signing out everywhere is asked about first' },
    { name: 'SigningOut', section: 6, asks: 'signing out everywhere is under way' },
    { name: 'SignedOutEverywhere', section: 6, asks: 'every session ends, this one too' },
    { name: 'NotSignedOut', section: 6, asks: 'signing out everywhere failed' },
    { name: 'Loading', section: 6, asks: 'sessions are being asked for' },
    { name: 'LoadFailed', section: 6, asks: 'sessions could not be loaded' },
    { name: 'Retried', section: 6, asks: 'a second try loads them' },
  ],
};

export const accessLogStates: Screen = {
  title: 'Screens/Profile/Access log',
  path: paths.accessLog,
  states: [
    { name: 'Loaded', section: 6, asks: 'who opened or changed which ticket, newest first, and more of it' },
    { name: 'OneLook', section: 6, asks: 'one look at a ticket and its member is one line' },
    { name: 'Empty', section: 6, asks: 'support has opened nothing' },
    { name: 'Loading', section: 6, asks: 'the record is being asked for' },
    { name: 'LoadFailed', section: 8, asks: 'the record could not be loaded, then is' },
  ],
};
