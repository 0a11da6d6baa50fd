import type { Screen } from '@upline/ui';

/** States of the audit, team and incident screens. */
export const trustStates: readonly Screen[] = [
  {
    title: 'Desk/Audit',
    path: '/audit',
    states: [
      { name: 'Loaded', section: 6, asks: 'one log, newest first, and whether it is whole' },
      { name: 'EveryAct', section: 6, asks: 'each kind of entry in words' },
      { name: 'Opened', section: 6, asks: 'before and after, and the two hashes; by its address' },
      { name: 'Broken', section: 6, asks: '“Broken at entry n. Entries before it still fit.”' },
      { name: 'ByKeys', section: 6, asks: 'J, K and Enter' },
      { name: 'Filtered', section: 6, asks: 'by person, kind and day; nothing found' },
      { name: 'More', section: 6, asks: 'the next entries' },
      { name: 'OwnOnly', section: 6, asks: 'agents see their own entries' },
      { name: 'ActsOnly', section: 6, asks: 'operators see the acts of all operators' },
      { name: 'Exported', section: 6, asks: 'the entries as a file that can be checked' },
      { name: 'Exporting', section: 6, asks: 'the file is being made' },
      { name: 'NotExported', section: 8, asks: 'the file could not be made' },
      { name: 'OutOfOrder', section: 8, asks: '“The time is out of order at entry n.”' },
      { name: 'NotChecked', section: 8, asks: 'the entries could not be checked' },
      { name: 'Loading', section: 6, asks: 'rows at their final height' },
      { name: 'LoadFailed', section: 8, asks: '“Couldn’t load the audit log.”' },
      { name: 'OnPhone', section: 6, asks: 'one column' },
    ],
  },
  {
    title: 'Desk/Team',
    path: '/support/team',
    states: [
      { name: 'Loaded', section: 6, asks: 'who has which role, since when and by whom' },
      { name: 'Withdrawn', section: 6, asks: 'a role is taken, after a question' },
      { name: 'Granted', section: 6, asks: 'a role is given, after a question' },
      { name: 'Withdrawing', section: 6, asks: 'the role is being taken' },
      { name: 'Granting', section: 6, asks: 'the role is being given' },
      { name: 'LastLead', section: 6, asks: 'nobody withdraws the last lead' },
      { name: 'NotChanged', section: 8, asks: 'the role was not changed' },
      { name: 'NothingYet', section: 6, asks: 'no role was given yet' },
      { name: 'Loading', section: 6, asks: 'rows at their final height' },
      { name: 'LoadFailed', section: 8, asks: '“Couldn’t load the team.”' },
      { name: 'OnPhone', section: 6, asks: 'one column' },
    ],
  },
  {
    title: 'Desk/Incident',
    path: '/support/incident',
    states: [
      { name: 'Told', section: 6, asks: 'what is wrong, how bad, from when to when; after a question' },
      { name: 'Ended', section: 6, asks: 'what is told now is ended' },
      { name: 'EndedTooLate', section: 8, asks: 'a colleague’s newer incident goes on, and is shown' },
      { name: 'NotEnded', section: 8, asks: 'the call failed, and the incident goes on' },
      { name: 'WrongEnd', section: 6, asks: 'an end that is past' },
      { name: 'NotTold', section: 8, asks: 'the call failed, and what was typed stays' },
      { name: 'Telling', section: 6, asks: 'it is being told' },
      { name: 'LoadFailed', section: 8, asks: 'what is told could not be read' },
    ],
  },
];
