import { globalPoolUsersPath, maximumNameLength, memberPath, paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** Lists of members, the matrix tree and one member’s summary. */
export const networkStates: readonly Screen[] = [
  {
    title: 'Screens/Network/Referrals',
    path: paths.referrals,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'columns avatar, id, date, time; 25 a page',
        evidence: ['dashboard.referrals.total', 'members.order', { role: 'list', name: 'Referrals' }],
      },
      {
        name: 'PageTwo',
        section: 2,
        asks: 'Prev/Next paging',
        evidence: ['common.pages.previous', 'common.pages.position', { text: 'Page 2 of 3' }],
      },
      {
        name: 'PastTheEnd',
        section: 2,
        asks: 'a page that the list does not have',
        evidence: [{ role: 'button', name: 'common.pages.next', is: 'disabled' }],
      },
      {
        name: 'Search',
        section: 2,
        asks: 'search by wallet ID, 300 ms after the last key',
        evidence: ['members.search', 'members.found', 'common.clearSearch'],
      },
      {
        name: 'LateReply',
        section: 9,
        asks: 'the reply to an older search changes nothing',
        evidence: ['members.found', { role: 'list', name: 'Referrals' }],
      },
      { name: 'NoResults', section: 2, asks: 'nobody matches', evidence: ['members.noMatch'] },
      {
        name: 'Empty',
        section: 8,
        asks: '“No referrals found.”',
        evidence: ['dashboard.referrals.empty', 'dashboard.referrals.total'],
      },
      { name: 'Loading', section: 2, asks: 'the list before the reply', evidence: ['common.loading'] },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'a failed list is not an empty one',
        evidence: ['dashboard.referrals.empty', 'common.incomplete'],
      },
    ],
  },
  {
    title: 'Screens/Network/Global pool list',
    path: paths.globalList,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'params type and position: 3, 6 or 9',
        evidence: ['members.global.title', 'members.global.pool', 'members.global.total'],
      },
      {
        name: 'PageTwo',
        section: 2,
        asks: 'Prev/Next paging',
        evidence: ['common.pages.position', { role: 'button', name: 'common.pages.previous' }],
      },
      { name: 'Search', section: 2, asks: 'search by wallet ID', evidence: ['members.found'] },
      { name: 'NoResults', section: 2, asks: 'nobody matches', evidence: ['members.noMatch'] },
      {
        name: 'Empty',
        section: 8,
        asks: '“No global pools found.”',
        evidence: ['pools.global.empty', 'members.global.total'],
      },
      { name: 'Loading', section: 2, asks: 'the list before the reply', evidence: ['common.loading'] },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'a failed list is not an empty one',
        evidence: ['pools.global.empty', 'common.incomplete'],
      },
    ],
  },
  {
    title: 'Screens/Pools/Global pool members',
    path: globalPoolUsersPath(6),
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'search and a list of wallet, date, time; 15 a page',
        evidence: ['members.pool.title', 'members.global.total'],
      },
      {
        name: 'Searching',
        section: 9,
        asks: 'the rows from before stay while the search is on its way',
        evidence: ['common.clearSearch', { role: 'list', name: 'members.pool.title' }],
      },
      { name: 'NoResults', section: 2, asks: 'nobody matches', evidence: ['members.noMatch'] },
      {
        name: 'LastPage',
        section: 2,
        asks: 'nothing follows',
        evidence: [{ role: 'button', name: 'common.pages.next', is: 'disabled' }],
      },
      { name: 'Loading', section: 2, asks: 'the list before the reply', evidence: ['common.loading'] },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'a failed list is not an empty one',
        evidence: ['pools.global.empty', 'common.incomplete'],
      },
    ],
  },
  {
    title: 'Screens/Network/Matrix tree',
    path: paths.matrixTree,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'a root user card with five slots; direct referral rows',
        evidence: ['tree.title', 'tree.you', 'tree.rows', 'tree.slot', 'tree.view', 'tree.fee'],
      },
      {
        name: 'EmptySlots',
        section: 2,
        asks: 'slots that nobody has taken',
        evidence: ['tree.slots', 'tree.slot.empty', 'tree.nobody'],
      },
      {
        name: 'RowExpanded',
        section: 2,
        asks: 'View Tree / Collapse expanding five slots',
        evidence: ['tree.collapse', 'tree.slot.empty', { role: 'row', is: 'expanded' }],
      },
      {
        name: 'RowLoading',
        section: 2,
        asks: 'the slots of a row before the reply',
        evidence: ['common.loading', 'tree.collapse'],
      },
      {
        name: 'RowFailed',
        section: 8,
        asks: 'slots that could not be loaded are not empty ones',
        evidence: ['common.incomplete', 'tree.collapse', { role: 'row', name: 'common.incomplete' }],
      },
      {
        name: 'DeepNetwork',
        section: 2,
        asks: 'ten thousand rows',
        evidence: ['tree.taken', { role: 'link', name: `0x${'2'.padStart(40, '0')}` }],
      },
      {
        name: 'Fee50',
        section: 9,
        asks: '$50, position 1',
        evidence: [{ text: '$50' }, { role: 'group', name: 'tree.fee' }, 'common.stepper.next'],
      },
      {
        name: 'Fee100',
        section: 9,
        asks: '$100, position 2',
        evidence: [{ text: '$100' }, { role: 'group', name: 'tree.fee' }, 'common.stepper.previous'],
      },
      {
        name: 'Fee200',
        section: 9,
        asks: '$200, position 4',
        evidence: [{ text: '$200' }, { role: 'group', name: 'tree.fee' }],
      },
      {
        name: 'Fee250',
        section: 9,
        asks: '$250, position 5',
        evidence: [{ text: '$250' }, { role: 'button', name: 'common.stepper.next', is: 'disabled' }],
      },
      {
        name: 'SearchMatch',
        section: 5,
        asks: 'the match is the root, with the way to it and back',
        evidence: ['tree.backToYou', 'tree.rows.of', { role: 'navigation', name: 'tree.path' }],
      },
      {
        name: 'SearchNoMatch',
        section: 5,
        asks: '“No matching results found.”',
        evidence: ['members.noMatch', 'tree.search.submit'],
      },
      {
        name: 'SearchFailed',
        section: 8,
        asks: 'a search that failed is not one without a match',
        evidence: ['common.incomplete', 'tree.you'],
      },
      {
        name: 'NoPlace',
        section: 2,
        asks: 'the tree of a level that is not bought',
        evidence: ['tree.noPlace', 'tree.noPlace.hint'],
      },
      {
        name: 'Loading',
        section: 2,
        asks: 'the tree before the reply',
        evidence: ['common.loading', { without: 'tree.rows' }],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'the tree could not be loaded',
        evidence: ['common.incomplete', { without: 'tree.rows' }],
      },
    ],
  },
  {
    title: 'Screens/Network/Member',
    path: memberPath('7KQ2-M9XD'),
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'photo, name, wallet, sponsor, four incomes, participations',
        evidence: [
          'member.title',
          'member.sponsor',
          'member.income.referral',
          'member.income.level',
          'member.income.lost',
          'member.income.global',
          'overview.race',
        ],
      },
      {
        name: 'NoSponsor',
        section: 2,
        asks: '“No Sponsor”',
        evidence: ['member.sponsor', 'profile.info.noUpline'],
      },
      { name: 'Nameless', section: 2, asks: 'titled by the short wallet', evidence: ['common.anonymous'] },
      {
        name: 'LongName',
        section: 2,
        asks: 'a name of fifty characters',
        evidence: [
          { role: 'heading', name: `${'Wolfeschlegelsteinhausen'.padEnd(maximumNameLength, 'g')}'s Tree` },
        ],
      },
      {
        name: 'NoParticipations',
        section: 2,
        asks: 'a member without pools',
        evidence: ['profile.participations.empty'],
      },
      {
        name: 'NotFound',
        section: 2,
        asks: '“User not found.”',
        evidence: ['member.notFound', { without: 'common.incomplete' }],
      },
      {
        name: 'Loading',
        section: 2,
        asks: '“Loading user details...”',
        evidence: ['member.loading'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: 'a failure is told apart from an unknown member',
        evidence: ['member.notFound', 'common.incomplete'],
      },
      {
        name: 'Retried',
        section: 8,
        asks: 'another attempt after a failure',
        evidence: ['member.sponsor', 'member.income.lost', 'overview.race'],
        endsLike: 'Loaded',
      },
    ],
  },
];
