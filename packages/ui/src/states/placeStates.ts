import type { Screen } from './screenStates.ts';

/** What a member sees whom the chain does not know yet. */
export const placeStates: Screen['states'] = [
  {
    name: 'PlaceUnsigned',
    section: 2,
    asks: 'who shares before the chain knows them is told what that costs, with one button',
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
    asks: 'who has not signed above was asked',
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
    asks: 'who has not signed above could not be asked',
    evidence: ['place.notAsked', { role: 'button', name: 'place.ask' }],
  },
  {
    name: 'ShareUnsigned',
    section: 1,
    asks: 'sharing asks for the signature first',
    evidence: ['share.title', 'place.unsigned', { role: 'button', name: 'place.shareAnyway' }],
  },
  {
    name: 'ShareAnyway',
    section: 1,
    asks: 'a member can share without signing; the warning stays',
    evidence: ['share.title', 'place.unsigned', { role: 'img', name: 'share.qr' }],
  },
];
