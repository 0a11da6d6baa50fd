import type { Screen } from '../../../states/screenStates.ts';

/** What a member sees whom the chain does not know yet. */
export const placeStates: Screen['states'] = [
  {
    name: 'PlaceUnsigned',
    section: 2,
    asks: 'a member who shares before the chain knows them is told what that costs, with one button',
    evidence: [
      'place.unsigned',
      'place.unsigned.free',
      { role: 'button', name: 'place.sign' },
      { without: 'place.shareAnyway' },
      { without: 'toast.userCancelled' },
      { without: 'place.notKept' },
    ],
  },
  {
    name: 'PlaceSigning',
    section: 5,
    asks: 'the wallet is asked to sign',
    evidence: [{ role: 'button', name: 'place.sign.busy', is: 'disabled' }],
  },
  {
    name: 'PlaceRefused',
    section: 8,
    asks: 'the owner said no and can be asked again',
    evidence: ['toast.userCancelled', 'place.unsigned', { role: 'button', name: 'place.sign' }],
  },
  {
    name: 'PlaceNotKept',
    section: 8,
    asks: 'the server did not take the signature',
    evidence: ['place.notKept', { role: 'button', name: 'place.sign' }],
  },
  {
    name: 'PlaceOtherSponsor',
    section: 8,
    asks: 'nobody signs for a sponsor whom they were not shown',
    evidence: ['place.otherSponsor', 'place.unsigned', { role: 'button', name: 'place.sign' }],
  },
  {
    name: 'PlaceWithdrawn',
    section: 2,
    asks: 'a signature that was taken back is asked for again',
    evidence: ['place.unsigned', { role: 'button', name: 'place.sign' }, { without: 'place.signed' }],
  },
  {
    name: 'PlaceSigned',
    section: 5,
    asks: 'the signature is kept',
    evidence: ['place.signed', { without: 'place.unsigned' }],
  },
  {
    name: 'PlaceExpiring',
    section: 2,
    asks: 'the signature is asked for again in time',
    evidence: ['place.expiring', { role: 'button', name: 'place.sign' }],
  },
  {
    name: 'PlaceWaiting',
    section: 2,
    asks: 'somebody above has not signed',
    evidence: ['place.waiting', { role: 'button', name: 'place.ask' }, { without: 'place.notAsked' }],
  },
  {
    name: 'PlaceAsked',
    section: 5,
    asks: 'the member above who has not signed was asked',
    evidence: ['place.asked', 'place.waiting'],
  },
  {
    name: 'PlaceAskedBefore',
    section: 5,
    asks: 'nobody is asked by the same member twice a day',
    evidence: ['place.askedBefore', 'place.waiting'],
  },
  {
    name: 'PlaceNotAsked',
    section: 8,
    asks: 'the member above who has not signed could not be asked',
    evidence: ['place.notAsked', { role: 'button', name: 'place.ask' }],
  },
  {
    name: 'ShareUnsigned',
    section: 1,
    asks: 'sharing asks for the signature first',
    evidence: ['share.title', 'place.unsigned', { role: 'button', name: 'place.shareAnyway' }],
  },
  {
    name: 'ShareLoading',
    section: 1,
    asks: 'the link waits until it is known what the member must be told',
    evidence: ['share.title', 'common.loading', { without: 'share.qr' }, { without: 'nav.copyLink' }],
  },
  {
    name: 'ShareUnknown',
    section: 8,
    asks: 'the server does not say whether the place is recorded',
    evidence: [
      'place.unknown',
      { role: 'button', name: 'common.retry' },
      { role: 'button', name: 'place.shareAnyway' },
      { without: 'share.qr' },
    ],
  },
  {
    name: 'ShareUnknownAnyway',
    section: 8,
    asks: 'a member can share without an answer; what it may cost stays said',
    evidence: ['share.title', 'place.unknown', { role: 'img', name: 'share.qr' }],
  },
  {
    name: 'ShareKnown',
    section: 1,
    asks: 'the server answers when it is asked again',
    evidence: ['place.unsigned', { without: 'place.unknown' }, { role: 'button', name: 'place.shareAnyway' }],
  },
  {
    name: 'ShareAnyway',
    section: 1,
    asks: 'a member can share without signing; the warning stays',
    evidence: ['share.title', 'place.unsigned', { role: 'img', name: 'share.qr' }],
  },
];
