export const placeMessages = {
  'place.unsigned':
    'Your place is not recorded yet. Until you sign, members who join with your link and buy are lost to you for good.',
  'place.unsigned.free':
    'It costs no gas. {who, select, operator {You sign that the operator is your sponsor, for good.} other {You sign that {sponsor} is your sponsor, for good.}}',
  'place.unknown':
    'We could not check whether your place is recorded. If it is not, members who join with your link and buy are lost to you for good.',
  'place.expiring':
    'Your signature for your place expires on {date}. Sign again, or from then on members who join with your link and buy are lost to you for good.',
  'place.waiting':
    'You have signed, but {member} above you has not. Until they sign too, members who join with your link and buy are lost to you for good.',
  'place.far':
    'You have signed, but more than {limit, number} members above you are not recorded yet. Until members above you have bought, members who join with your link and buy are lost to you for good.',
  'place.signed': 'You have signed: members who join with your link count for you.',
  'place.sign': 'Sign for my place',
  'place.otherSponsor':
    'Your sponsor has changed since this page was loaded. Nothing was signed. Check who it is, then sign again.',
  'place.notKept': 'Your signature could not be saved. Please try again.',
  'place.walletUpgraded':
    'Your key signed, but the upgrade of your wallet does not confirm its signatures. Take the upgrade back and sign again, or record your place by a transaction, which costs gas. Until then, members who join with your link and buy are lost to you for good.',
  'place.withdrawn':
    'Your wallet no longer confirms your signature. Until you sign again, members who join with your link and buy are lost to you for good.',
  'place.record': 'Record my place',
  'place.ask': 'Ask {member} to sign',
  'place.asked': '{member} was asked to sign.',
  'place.askedBefore': '{member} was already asked today.',
  'place.notAsked': '{member} could not be asked. Please try again.',
  'place.shareAnyway': 'Share without signing',
} as const;
