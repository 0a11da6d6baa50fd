import { globalPoolUsersPath, memberPath, paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

/** Lists of members, the matrix tree and one member’s summary. */
export const networkStates: readonly Screen[] = [
  {
    title: 'Screens/Network/Referrals',
    path: paths.referrals,
    states: [
      { name: 'Loaded', section: 2, asks: 'columns avatar, id, date, time; 25 a page' },
      { name: 'PageTwo', section: 2, asks: 'Prev/Next paging' },
      { name: 'PastTheEnd', section: 2, asks: 'a page that the list does not have' },
      { name: 'Search', section: 2, asks: 'search by wallet ID, 300 ms after the last key' },
      { name: 'SearchOfMany', section: 2, asks: 'more match than are counted' },
      { name: 'LateReply', section: 9, asks: 'the reply to an older search changes nothing' },
      { name: 'NoResults', section: 2, asks: 'nobody matches' },
      { name: 'Empty', section: 8, asks: '“No referrals found.”' },
      { name: 'Loading', section: 2, asks: 'the list before the reply' },
      { name: 'LoadFailed', section: 8, asks: 'a failed list is not an empty one' },
    ],
  },
  {
    title: 'Screens/Network/Global pool list',
    path: paths.globalList,
    states: [
      { name: 'Loaded', section: 2, asks: 'params type and position: 3, 6 or 9' },
      { name: 'PageTwo', section: 2, asks: 'Prev/Next paging' },
      { name: 'Search', section: 2, asks: 'search by wallet ID' },
      { name: 'NoResults', section: 2, asks: 'nobody matches' },
      { name: 'Empty', section: 8, asks: '“No global pools found.”' },
      { name: 'Loading', section: 2, asks: 'the list before the reply' },
      { name: 'LoadFailed', section: 8, asks: 'a failed list is not an empty one' },
    ],
  },
  {
    title: 'Screens/Pools/Global pool members',
    path: globalPoolUsersPath(6),
    states: [
      { name: 'Loaded', section: 2, asks: 'search and a list of wallet, date, time; 15 a page' },
      { name: 'Searching', section: 9, asks: 'the rows from before stay while the search is on its way' },
      { name: 'NoResults', section: 2, asks: 'nobody matches' },
      { name: 'LastPage', section: 2, asks: 'nothing follows' },
      { name: 'Loading', section: 2, asks: 'the list before the reply' },
      { name: 'LoadFailed', section: 8, asks: 'a failed list is not an empty one' },
    ],
  },
  {
    title: 'Screens/Network/Matrix tree',
    path: paths.matrixTree,
    states: [
      { name: 'Loaded', section: 2, asks: 'a root user card with five slots; direct referral rows' },
      { name: 'EmptySlots', section: 2, asks: 'slots that nobody has taken' },
      { name: 'RowExpanded', section: 2, asks: 'View Tree / Collapse expanding five slots' },
      { name: 'RowLoading', section: 2, asks: 'the slots of a row before the reply' },
      { name: 'RowFailed', section: 8, asks: 'slots that could not be loaded are not empty ones' },
      { name: 'DeepNetwork', section: 2, asks: 'ten thousand rows' },
      { name: 'Fee50', section: 9, asks: '$50, position 1' },
      { name: 'Fee100', section: 9, asks: '$100, position 2' },
      { name: 'Fee200', section: 9, asks: '$200, position 4' },
      { name: 'Fee250', section: 9, asks: '$250, position 5' },
      { name: 'SearchMatch', section: 5, asks: 'the match is the root, with the way to it and back' },
      { name: 'SearchNoMatch', section: 5, asks: '“No matching results found.”' },
      { name: 'SearchFailed', section: 8, asks: 'a search that failed is not one without a match' },
      { name: 'NoPlace', section: 2, asks: 'the tree of a level that is not bought' },
      { name: 'Loading', section: 2, asks: 'the tree before the reply' },
      { name: 'LoadFailed', section: 8, asks: 'the tree could not be loaded' },
    ],
  },
  {
    title: 'Screens/Network/Member',
    path: memberPath('7KQ2-M9XD'),
    states: [
      { name: 'Loaded', section: 2, asks: 'photo, name, wallet, sponsor, four incomes, participations' },
      { name: 'NoSponsor', section: 2, asks: '“No Sponsor”' },
      { name: 'Nameless', section: 2, asks: 'titled by the short wallet' },
      { name: 'LongName', section: 2, asks: 'a name of fifty characters' },
      { name: 'NoParticipations', section: 2, asks: 'a member without pools' },
      { name: 'NotFound', section: 2, asks: '“User not found.”' },
      { name: 'Loading', section: 2, asks: '“Loading user details...”' },
      { name: 'LoadFailed', section: 8, asks: 'a failure is told apart from an unknown member' },
      { name: 'Retried', section: 8, asks: 'another attempt after a failure' },
    ],
  },
];
