/** Services, projects and the overview of all pools. Spec §2. */
export const servicesMessages = {
  'services.title': 'Services',
  'services.comingSoon': 'Coming Soon',
  'services.news': 'News',
  'services.royalty': 'Royalty',
  'services.games': 'Games',
  'services.events': 'Events',
  'projects.title': 'Projects',
  'overview.title': 'Pool overview',
  'overview.open': 'All pools and levels',
  'overview.race': '5 Gen',
  'overview.global': 'Global Share',
  'overview.count': '{count, plural, one {# pool} other {# pools}}',
  'overview.levels': 'Levels',
} as const;
