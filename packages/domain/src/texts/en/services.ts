/** Services, projects and the overview of all pools. Spec §2. */
export const servicesMessages = {
  'services.comingSoon': 'Coming Soon',
  'services.news': 'News',
  'services.royalty': 'Royalty',
  'services.games': 'Games',
  'services.events': 'Events',
  'overview.title': 'Pool overview',
  'overview.names':
    '“5 Gen” is Forge Race: up to five members above the buyer get a part. “Global Share” is Global Pool: earlier members share a part of each fee.',
  'overview.open': 'All pools and levels',
  'overview.race': '5 Gen',
  'overview.global': 'Global Share',
  'overview.count': '{count, plural, one {# pool} other {# pools}}',
  'overview.levels': 'Levels',
  'overview.race.note': 'Your sponsor and up to five uplines get a part',
  'overview.members.unknown': 'Members not known',
  'overview.key.sponsor': 'Sponsor {share}%',
  'overview.key.uplines': 'Up to five uplines, up to {share}%',
  'overview.key.earlier': 'Earlier members {share}%',
  'overview.key.funds': 'Operator’s funds: product from {product}%, royalty {royalty}%',
} as const;
