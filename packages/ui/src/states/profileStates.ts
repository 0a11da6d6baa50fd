import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** A member’s own page. */
export const profileStates: readonly Screen[] = [
  {
    title: 'Screens/Profile/About',
    path: paths.profile,
    states: [
      { name: 'Loaded', section: 2, asks: 'My Info, Summary, Income Summary', evidence: [] },
      { name: 'Anonymous', section: 2, asks: '“Anonymous” if the name is empty', evidence: [] },
      { name: 'LostIncomeFallback', section: 9, asks: 'lost income fallback 7.19', evidence: [] },
      { name: 'EditOpen', section: 4, asks: 'profile edit modal: open', evidence: [] },
      { name: 'EditSaving', section: 4, asks: 'profile edit modal: save', evidence: [] },
      { name: 'EditSaved', section: 8, asks: '“Profile updated successfully”', evidence: [] },
      { name: 'EditFailed', section: 8, asks: '“Failed to update profile”', evidence: [] },
      { name: 'Loading', section: 2, asks: 'the profile before the reply is there', evidence: [] },
    ],
  },
];
