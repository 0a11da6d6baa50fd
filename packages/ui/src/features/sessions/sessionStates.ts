import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

/** Where the member is signed in. */
export const sessionStates: Screen = {
  title: 'Screens/Profile/Sessions',
  path: paths.sessions,
  states: [
    {
      name: 'Loaded',
      section: 6,
      asks: 'every open session: which browser, since when, this one marked',
      evidence: [
        { role: 'heading', name: 'sessions.title' },
        'sessions.text',
        'sessions.list',
        'sessions.current',
        'sessions.device',
        'sessions.unknown',
        'sessions.created',
        'sessions.lastUsed',
        'sessions.expires',
        'sessions.end',
        'sessions.endName',
        { without: 'sessions.onlyThis' },
        'staffActs.title',
        'staffActs.text',
        'staffActs.none',
      ],
    },
    {
      name: 'SeenBySupport',
      section: 6,
      asks: 'which of the staff opened which of the member’s tickets, and what they did',
      evidence: [
        'staffActs.list',
        'staffActs.read',
        'staffActs.reply',
        'staffActs.close',
        'staffActs.reopen',
        { without: 'staffActs.none' },
      ],
    },
    {
      name: 'StaffLogFailed',
      section: 8,
      asks: 'the record could not be loaded',
      evidence: ['staffActs.notLoaded', 'sessions.list'],
    },
    {
      name: 'OnlyThis',
      section: 6,
      asks: 'no other session',
      evidence: ['sessions.onlyThis', 'sessions.current', { without: 'sessions.ended' }],
    },
    {
      name: 'Ended',
      section: 6,
      asks: 'one session is ended, and gone from the list',
      evidence: ['sessions.ended', 'sessions.onlyThis'],
    },
    { name: 'NotEnded', section: 6, asks: 'it could not be ended', evidence: ['sessions.notEnded'] },
    {
      name: 'SignOutAsked',
      section: 6,
      asks: 'signing out everywhere is asked about first',
      evidence: [
        { role: 'alertdialog', name: 'sessions.endAll.title' },
        'sessions.endAll.text',
        'sessions.endAll',
      ],
    },
    {
      name: 'SigningOut',
      section: 6,
      asks: 'signing out everywhere is under way',
      evidence: ['sessions.endAll.busy'],
    },
    {
      name: 'SignedOutEverywhere',
      section: 6,
      asks: 'every session ends, this one too',
      evidence: ['sessions.endAll.title', { without: 'sessions.endAll.busy' }],
    },
    {
      name: 'NotSignedOut',
      section: 6,
      asks: 'signing out everywhere failed',
      evidence: ['sessions.endAll.failed'],
    },
    {
      name: 'Loading',
      section: 6,
      asks: 'sessions are being asked for',
      evidence: ['common.loading', { without: 'sessions.list' }],
    },
    {
      name: 'LoadFailed',
      section: 6,
      asks: 'sessions could not be loaded',
      evidence: ['sessions.notLoaded', 'common.retry'],
    },
    {
      name: 'Retried',
      section: 6,
      asks: 'a second try loads them',
      evidence: ['sessions.list', { without: 'staffActs.notLoaded' }],
      endsLike: 'Loaded',
    },
  ],
};
