import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

/** The income ledger. */
export const ledgerStates: Screen = {
  title: 'Screens/Wallet/Income ledger',
  path: paths.ledger,
  states: [
    {
      name: 'Loaded',
      section: 2,
      asks: 'every event with its amount, from whom, when, where on the chain; what all come to',
    },
    {
      name: 'LostIncome',
      section: 2,
      asks: 'lost income with its reason, who received it, and the level that would have caught it',
    },
    { name: 'LostBeforeBought', section: 2, asks: 'a level that has been bought since is not offered again' },
    { name: 'Provisional', section: 2, asks: 'what the chain may still replace says so' },
    { name: 'FilterOpen', section: 2, asks: 'by what happened, level and days; all cleared at once' },
    { name: 'Filtered', section: 2, asks: 'the lines behind one figure, with the filter in sight' },
    { name: 'DatesReversed', section: 5, asks: 'a last day before the first' },
    { name: 'Cleared', section: 2, asks: 'every line again' },
    { name: 'PageTwo', section: 9, asks: '25 a page' },
    { name: 'PastTheEnd', section: 9, asks: 'an address with a page that the ledger does not have' },
    { name: 'EmptyFirst', section: 8, asks: 'nothing has happened yet' },
    { name: 'EmptyFiltered', section: 8, asks: 'nothing gets through the filter' },
    { name: 'Loading', section: 3, asks: 'loading, before the server has answered' },
    { name: 'LoadFailed', section: 8, asks: 'error: it is not told for an empty ledger' },
    { name: 'Recovered', section: 8, asks: 'a retry that succeeds' },
    { name: 'ChartTable', section: 2, asks: 'the same figures as a table' },
    { name: 'ChartNone', section: 2, asks: 'payments alone are no income over time' },
    { name: 'ChartMany', section: 9, asks: 'thousands of lines are read when the member asks for it' },
    { name: 'ChartReading', section: 3, asks: 'busy: lines are being added up' },
    { name: 'ChartFailed', section: 8, asks: 'error: the file broke off, and no figure is drawn of a part' },
    { name: 'Downloaded', section: 2, asks: 'the lines as a file with the server’s name for it' },
    { name: 'Downloading', section: 4, asks: 'busy: the file is being made' },
    { name: 'DownloadFailed', section: 8, asks: 'error: no file' },
    { name: 'VerifyChecking', section: 4, asks: 'busy: the chain is being read' },
    { name: 'VerifyFinal', section: 4, asks: 'the chain says the same, for good' },
    { name: 'VerifyProvisional', section: 4, asks: 'the chain says the same, for now' },
    { name: 'VerifyDiffers', section: 8, asks: 'the chain says something else, and what' },
    { name: 'VerifyMissing', section: 8, asks: 'the chain has no such event' },
    { name: 'VerifySilent', section: 8, asks: 'the chain does not answer' },
  ],
};
