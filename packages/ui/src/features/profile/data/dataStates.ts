import { paths } from '@upline/domain';
import type { Screen } from '../../../states/screenStates.ts';

export const dataStates: Screen = {
  title: 'Screens/Profile/Data',
  path: paths.data,
  states: [
    { name: 'Nothing', section: 6, asks: 'nothing was asked; what is kept for how long' },
    { name: 'CopyAsked', section: 6, asks: 'a copy is asked for, and cannot be asked for twice' },
    { name: 'EraseAsked', section: 6, asks: 'what goes and what stays, before it is asked for' },
    { name: 'Withdrawn', section: 6, asks: 'an open request is taken back' },
    { name: 'Answered', section: 6, asks: 'what became of each request; a reason where it was refused' },
    { name: 'Downloaded', section: 6, asks: 'the copy as a file' },
    { name: 'Downloading', section: 6, asks: 'the copy is on its way' },
    { name: 'NotDownloaded', section: 8, asks: 'the copy could not be downloaded' },
    { name: 'AskedElsewhere', section: 8, asks: 'it was asked for on another device' },
    { name: 'Asking', section: 6, asks: 'the request is on its way' },
    { name: 'NotSent', section: 8, asks: 'the request was not sent' },
    { name: 'NotWithdrawn', section: 8, asks: 'the request was not withdrawn' },
    { name: 'Loading', section: 6, asks: 'what was asked is being loaded' },
    { name: 'LoadFailed', section: 8, asks: 'it could not be loaded, then is' },
  ],
};
