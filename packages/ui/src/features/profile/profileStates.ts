import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const profileStates: readonly Screen[] = [
  {
    title: 'Screens/Profile/About',
    path: paths.profile,
    states: [
      {
        name: 'PlaceUnsigned',
        section: 2,
        asks: 'a member whom the chain does not know yet is told what that costs',
      },
      { name: 'Loaded', section: 2, asks: 'My Info, Summary, Income Summary' },
      { name: 'TermsRead', section: 5, asks: 'the exact text that was accepted, also of an older version' },
      { name: 'TermsOlder', section: 5, asks: 'another version is in force than the one that was accepted' },
      { name: 'TermsNone', section: 5, asks: 'no version was accepted yet' },
      { name: 'TermsLost', section: 5, asks: 'a version whose text was not kept' },
      { name: 'TermsFailed', section: 8, asks: 'what was accepted could not be loaded' },
      { name: 'Anonymous', section: 2, asks: '“Anonymous” if the name is empty' },
      { name: 'LostIncomeFallback', section: 9, asks: 'lost income fallback 7.19' },
      { name: 'EditOpen', section: 4, asks: 'profile edit modal: open' },
      { name: 'EditPhoto', section: 2, asks: 'profile edit modal: photo' },
      { name: 'EditInvalidType', section: 5, asks: '“Please upload a valid image file (JPEG or PNG)”' },
      { name: 'EditTooLarge', section: 5, asks: '“File size exceeds 5MB limit”' },
      { name: 'EditPhotoSaved', section: 8, asks: 'a photo is uploaded, then the profile updated' },
      {
        name: 'EditPhotoOfOldName',
        section: 8,
        asks: 'a photo alone is saved without the name, which would be refused by now',
      },
      {
        name: 'EditPhotoRemoved',
        section: 2,
        asks: 'a profile without its photo; no word tells it from one with a photo',
      },
      { name: 'EditPhotoFailed', section: 8, asks: '“Failed to update profile” when the photo is not taken' },
      { name: 'EditSaving', section: 4, asks: 'profile edit modal: save' },
      { name: 'EditSaved', section: 8, asks: '“Profile updated successfully”' },
      { name: 'EditFailed', section: 8, asks: '“Failed to update profile”' },
      {
        name: 'EditNameRefused',
        section: 8,
        asks: 'a name that only support has, in the server’s own words',
      },
      { name: 'Loading', section: 2, asks: 'the profile before the reply is there' },
      { name: 'NewMember', section: 2, asks: 'nothing bought, nothing earned' },
      { name: 'EditUnreachable', section: 8, asks: '“Error updating profile”' },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'fetch failures show the empty states, and say that they failed',
      },
      { name: 'Retried', section: 8, asks: 'retry brings what was missing' },
    ],
  },
];
