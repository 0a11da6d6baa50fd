/** The frame's ways to other screens, and what can happen to any page. Spec §2. */
export const systemMessages = {
  'nav.projects': 'Projects',
  'nav.services': 'Services',
  'nav.wallet': 'Wallet',
  'nav.transparency': 'Transparency',
  'nav.community': 'Community',
  'nav.support': 'Support',
  'nav.externalLink': '{label} (opens in a new tab)',
  'system.offline': 'You are offline. What you see may be out of date, and nothing can be bought or claimed.',
  'system.offline.dataOf': 'Data of',
  'system.newer': 'A new version of the app is ready.',
  'system.newer.reload': 'Reload',
  'system.build': 'Build {build}',
  'system.signInWithThis': 'Sign in with this wallet',
  'toastLog.title': 'Recent messages',
  'toastLog.empty': 'No messages yet.',
} as const;
