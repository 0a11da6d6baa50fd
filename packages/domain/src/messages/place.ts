/** A member's place in the line of sponsors, before the chain has it. */
export const placeMessages = {
  'place.unsigned':
    'Your place is not recorded yet. Until you sign, members who join with your link will not count for you.',
  'place.unsigned.free':
    'It costs no gas. You sign that {sponsor} is your sponsor: that can never be changed.',
  'place.unknown':
    'It could not be looked up whether your place is recorded. If it is not, members who join with your link will not count for you.',
  'place.expiring':
    'Your signature for your place ends on {date}. Sign again, or members who join with your link will not count for you from then on.',
  'place.waiting':
    'You have signed, but {member} above you has not. Until they sign too, members who join with your link will not count for you.',
  'place.signed': 'You have signed: members who join with your link count for you.',
  'place.sign': 'Sign for my place',
  'place.sign.busy': 'Confirm in wallet',
  'place.otherSponsor':
    'Your sponsor is another one now than you were shown. Nothing was signed: read who it is and sign again.',
  'place.notKept': 'Your signature could not be handed in. Please try again.',
  'place.ask': 'Ask {member} to sign',
  'place.asked': '{member} was asked to sign.',
  'place.askedBefore': '{member} was asked today already.',
  'place.notAsked': '{member} could not be asked. Please try again.',
  'place.shareAnyway': 'Share without signing',
} as const;
