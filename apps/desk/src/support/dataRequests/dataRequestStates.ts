import type { Screen } from '@upline/ui';

export const deskDataStates: Screen = {
  title: 'Desk/Data requests',
  path: '/support/data-requests',
  states: [
    { name: 'Open', section: 6, asks: 'who asks what, by when it is due, and what is overdue' },
    { name: 'Answered', section: 6, asks: 'what became of each request, and by whom' },
    { name: 'More', section: 6, asks: 'the next requests' },
    { name: 'None', section: 6, asks: 'nothing was asked' },
    { name: 'CopyMade', section: 6, asks: 'what the copy holds; made after a question' },
    { name: 'Erased', section: 6, asks: 'exactly what goes and what stays; erased after a question' },
    { name: 'TicketsOpen', section: 6, asks: 'nothing is erased while a ticket is open' },
    { name: 'Refused', section: 6, asks: 'a reason that the member reads' },
    { name: 'AnsweredMeanwhile', section: 8, asks: 'somebody else was first' },
    { name: 'NotDone', section: 8, asks: 'nothing was changed' },
    { name: 'Working', section: 6, asks: 'it is being done' },
    { name: 'Missing', section: 8, asks: 'there is no such request' },
    { name: 'Loading', section: 6, asks: 'rows at their final height' },
    { name: 'LoadFailed', section: 8, asks: '“Couldn’t load the requests.”' },
    { name: 'OnPhone', section: 6, asks: 'one column' },
  ],
};
