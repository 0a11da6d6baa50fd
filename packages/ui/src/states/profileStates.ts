import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** A member’s own page. */
export const profileStates: readonly Screen[] = [
  {
    title: 'Screens/Profile/About',
    path: paths.profile,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'My Info, Summary, Income Summary',
        evidence: [
          'profile.title',
          'profile.edit',
          'profile.info.title',
          'profile.info.wallet',
          'profile.info.upline',
          'profile.info.id',
          'profile.summary.title',
          'profile.summary.level',
          'profile.summary.referrals',
          'profile.summary.tokens',
          'profile.income.title',
          'profile.participations.title',
          'participation.productFund',
          'participation.referralFund',
          'participation.levelIncome',
          'participation.lostIncome',
          'participation.updated',
        ],
      },
      {
        name: 'Anonymous',
        section: 2,
        asks: '“Anonymous” if the name is empty',
        evidence: ['profile.anonymous', 'profile.info.noUpline'],
      },
      {
        name: 'LostIncomeFallback',
        section: 9,
        asks: 'lost income fallback 7.19',
        evidence: ['income.lost'],
      },
      {
        name: 'EditOpen',
        section: 4,
        asks: 'profile edit modal: open',
        evidence: [
          { role: 'dialog', name: 'profile.edit' },
          'profile.edit.name',
          'profile.edit.nameTooLong',
          'common.save',
          'common.cancel',
          'common.close',
        ],
      },
      { name: 'EditSaving', section: 4, asks: 'profile edit modal: save', evidence: ['profile.edit.saving'] },
      {
        name: 'EditSaved',
        section: 8,
        asks: '“Profile updated successfully”',
        evidence: ['toast.profileUpdated'],
      },
      {
        name: 'EditFailed',
        section: 8,
        asks: '“Failed to update profile”',
        evidence: ['toast.profileNotUpdated', { role: 'dialog', name: 'profile.edit' }],
      },
      {
        name: 'Loading',
        section: 2,
        asks: 'the profile before the reply is there',
        evidence: ['common.loading', { role: 'button', name: 'profile.edit', is: 'disabled' }],
      },
      {
        name: 'NewMember',
        section: 2,
        asks: 'nothing bought, nothing earned',
        evidence: ['profile.participations.empty'],
      },
      {
        name: 'EditUnreachable',
        section: 8,
        asks: '“Error updating profile”',
        evidence: ['toast.profileError'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'fetch failures show the empty states, and say that they failed',
        evidence: ['common.incomplete', 'common.retry'],
      },
      {
        name: 'Retried',
        section: 8,
        asks: 'retry brings what was missing',
        evidence: ['profile.summary.level'],
      },
    ],
  },
];
