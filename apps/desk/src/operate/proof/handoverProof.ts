import { actForm, chainId, isOperatorAct, isWallet, type OperatorAct } from '@upline/domain';

/** A hand-over of a role, as its new holder confirms it. */
export interface Handover {
  act: OperatorAct;
  /** The new holder's wallet. */
  to: string;
  /** The contracts where it gets the role. */
  contracts: readonly string[];
  /** Day in UTC, `YYYY-MM-DD`. */
  date: string;
}

/** Days for which a signature counts. */
const lastsDays = 14;

/** The most contracts of one hand-over. */
const mostContracts = 20;

/**
 * The text that the new holder signs. It names everything, so that a signature counts for no other
 * act, contract or wallet. English, as the acts of the command line.
 */
export function handoverMessage({ act, to, contracts, date }: Handover): string {
  return [
    'Upline: proof of a wallet before it gets a role',
    '',
    'I can sign with this wallet and expect the role that this act gives it.',
    'This text permits nothing and sends nothing.',
    '',
    `Act: ${act}`,
    `Wallet: ${to}`,
    ...contracts.map((contract) => `Contract: ${contract}`),
    `Chain: ${chainId}`,
    `Date: ${date}`,
  ].join('\n');
}

/** Path of the page on which the new holder signs; it needs no sign-in. */
export const provePath = '/prove';

/** Path and query of that page for a hand-over. */
export function provePathOf({ act, to, contracts, date }: Handover): string {
  return `${provePath}?${new URLSearchParams({ act, to, contracts: contracts.join(), date })}`;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Parses the query of the page; `null` if it is not one of {@link provePathOf}. */
export function handoverIn(query: URLSearchParams): Handover | null {
  const [act = '', to = '', date = ''] = ['act', 'to', 'date'].map((name) => query.get(name) ?? undefined);
  const contracts = (query.get('contracts') ?? '').split(',');
  if (!isOperatorAct(act) || actForm(act).friction !== 'handover') return null;
  if (!isWallet(to) || !isDay(date)) return null;
  if (contracts.length > mostContracts || !contracts.every((one) => isWallet(one))) return null;
  return { act, to, contracts, date };
}

/** Today in UTC. */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The text that the new holder hands back: the day of the message and its signature. */
export const proofText = (date: string, signature: string) => `${date}:${signature}`;

/** A signature with the day of its message. */
export interface Proof {
  date: string;
  signature: `0x${string}`;
}

/**
 * Parses a pasted proof; a signature alone is one of today's message.
 * @returns `'old'` for a day that is too long ago or to come, `null` for anything else.
 */
export function readProof(text: string, today: string): Proof | 'old' | null {
  const pasted = text.replace(/\s+/g, '');
  const [, date = today, signature = ''] =
    /^(?:(\d{4}-\d{2}-\d{2}):)?(0x(?:[0-9a-f]{2})*)$/i.exec(pasted) ?? [];
  if (signature === '' || !isDay(date)) return null;
  const days = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  // The new holder's clock may be a day ahead.
  if (days > lastsDays || days < -1) return 'old';
  return { date, signature: signature as `0x${string}` };
}
