import type { Screen } from '../../../states/screenStates.ts';

/** States of a member without a recorded enrolment. */
export const placeStates: Screen['states'] = [
  {
    name: 'PlaceUnsigned',
    section: 2,
    asks: 'a member who shares before the chain knows them is told what that costs, with one button',
  },
  { name: 'PlaceSigning', section: 5, asks: 'the wallet is asked to sign' },
  { name: 'PlaceRefused', section: 8, asks: 'the owner said no and can be asked again' },
  {
    name: 'PlaceUpgraded',
    section: 8,
    asks: 'the wallet’s upgrade does not confirm signatures: a transaction records the place',
  },
  { name: 'PlaceNotRecorded', section: 8, asks: 'the owner said no to that transaction' },
  { name: 'PlaceNotKept', section: 8, asks: 'the server did not take the signature' },
  { name: 'PlaceOtherSponsor', section: 8, asks: 'nobody signs for a sponsor whom they were not shown' },
  { name: 'PlaceWithdrawn', section: 2, asks: 'a signature that was taken back is asked for again' },
  { name: 'PlaceLapsed', section: 2, asks: 'an upgrade of the wallet does not confirm the kept signature' },
  { name: 'PlaceSigned', section: 5, asks: 'the signature is kept' },
  { name: 'PlaceExpiring', section: 2, asks: 'the signature is asked for again in time' },
  { name: 'PlaceWaiting', section: 2, asks: 'somebody above has not signed' },
  { name: 'PlaceFar', section: 2, asks: 'more members stand above than a purchase can record' },
  { name: 'PlaceAsked', section: 5, asks: 'the member above who has not signed was asked' },
  { name: 'PlaceAskedBefore', section: 5, asks: 'nobody is asked by the same member twice a day' },
  { name: 'PlaceNotAsked', section: 8, asks: 'the member above who has not signed could not be asked' },
  { name: 'ShareUnsigned', section: 1, asks: 'sharing asks for the signature first' },
  { name: 'ShareLoading', section: 1, asks: 'the link waits until it is known what the member must be told' },
  { name: 'ShareUnknown', section: 8, asks: 'the server does not say whether the place is recorded' },
  {
    name: 'ShareUnknownAnyway',
    section: 8,
    asks: 'a member can share without an answer; what it may cost stays said',
  },
  { name: 'ShareKnown', section: 1, asks: 'the server answers when it is asked again' },
  { name: 'ShareAnyway', section: 1, asks: 'a member can share without signing; the warning stays' },
];
