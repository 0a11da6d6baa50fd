/** Gas prices of Polygon, as in EIP-2028, EIP-2929, EIP-2930 and EIP-3529. */
const price = {
  transaction: 21_000,
  /** First access to an address or contract in a transaction. */
  account: 2_600,
  /** Read of an unchanged slot. */
  read: 2_100,
  /** Write of a zero slot. */
  create: 22_100,
  /** Change of a non-zero slot. */
  change: 5_000,
  /** Clearing of a slot, minus the refund. */
  clear: 5_000 - 4_800,
  /** Write and clearing of a zero slot in one transaction, minus the refund. */
  passThrough: 22_100 + 100 - 19_900,
  /** `ecrecover`. */
  signature: 3_000,
};

/** A word of calldata by its content, including zero bytes; a selector has four bytes. */
const calldata = {
  selector: 4 * 16,
  address: 12 * 4 + 20 * 16,
  /** A number below 256, an offset or a length. */
  small: 31 * 4 + 16,
  /** An amount or a time: four bytes. */
  number: 28 * 4 + 4 * 16,
  /** A share in basis points. */
  share: 30 * 4 + 2 * 16,
  hash: 32 * 16,
};

const log = (topics: number, words: number) => 375 + 375 * topics + 8 * 32 * words;

/** The minimum cost of a call: amounts of gas by cause. */
export type Floor = Record<string, number>;

export const sumOf = (floor: Floor): number => Object.values(floor).reduce((sum, part) => sum + part, 0);

const start = (...words: (keyof typeof calldata)[]): Floor => ({
  transaction: price.transaction,
  calldata: words.reduce((sum, word) => sum + calldata[word], calldata.selector),
});

/** The buyer's whole allowance and balance, to a pool that already has coins. */
const pull: Floor = {
  coin: price.account,
  'allowance, used up': price.clear,
  'balance of the buyer, used up': price.clear,
  'balance of the pool': price.change,
  Transfer: log(3, 1),
};

/** `pull` for a buyer with coins left: no refund for the balance. */
const pullKeeping: Floor = {
  ...pull,
  'balance of the buyer, used up': 0,
  'balance of the buyer': price.change,
};

/** Fee and three shares, two bytes each. */
const termsWords = ['number', 'share', 'share', 'share'] as const;

/** A signature in place of an approval: the allowance exists only during the call. */
const pullByPermit: Floor = {
  ...pull,
  'allowance, used up': price.passThrough,
  'nonce of the coin': price.create,
  'signature of the buyer': price.signature,
  Approval: log(3, 1),
};

const pay: Floor = {
  coin: price.account,
  'balance of the pool': price.change,
  'balance of the member': price.change,
  Transfer: log(3, 1),
};

const registry: Floor = {
  registry: price.account,
  'whether the caller is a pool': price.read,
  'record of the sponsor': price.read,
};

const race: Floor = {
  ...registry,
  terms: price.read,
  'state of the pool': price.change,
  'node and record of the buyer': 2 * price.create,
  'link of the upline to its downlines': price.change,
  'credits of five uplines': 5 * price.change,
  Invested: log(4, 7),
};

const firstRace: Floor = {
  ...race,
  'sponsor and bit of the buyer': price.create,
  SponsorBound: log(3, 0),
};

const laterRace: Floor = { ...race, 'bit of the buyer': price.change };

const global: Floor = {
  ...registry,
  terms: price.read,
  'state of the pool': price.change,
  'share of the buyer': price.create,
  'credit of the referral': price.change,
  'bit of the buyer': price.change,
  Invested: log(4, 5),
};

const absent: Floor = { '31 sponsors more': 31 * price.read, LostIncome: log(4, 1) };

const claim: Floor = { ...start(), ...pay, 'what the pool owes': price.change, BonusClaimed: log(2, 1) };
const raceClaim: Floor = { ...claim, 'credit of the node': price.change, 'paid so far': price.change };
const globalClaim: Floor = { ...claim, 'credit, debt and paid so far': price.change };
const emptyWallet: Floor = { 'balance of the member': price.create };

const permitWords = [...termsWords, 'number', 'small', 'hash', 'hash'] as const;

/** A `bytes` signature: offset, length and 65 bytes padded to 96. */
const signatureBytes = 2 * calldata.small + 64 * 16 + 16 + 31 * 4;

const binding: Floor = {
  'record of the sponsor': price.read,
  'record of the member': price.create,
  SponsorBound: log(3, 0),
};

const proof: Floor = {
  'the signature in calldata': signatureBytes,
  'whether the member is a smart wallet': price.account,
  'signature of the member': price.signature,
};

const times = (count: number, floor: Floor): Floor =>
  Object.fromEntries(Object.entries(floor).map(([name, part]) => [`${count} × ${name}`, count * part]));

/** The minimum costs of members' calls, by their names in contracts/test/gas. */
export const memberFloors: Record<string, Floor> = {
  'race invest, first purchase': { ...start('address', 'small'), ...pull, ...firstRace },
  'race invest, first purchase, with permit': {
    ...start('address', 'small', ...permitWords),
    ...pullByPermit,
    ...firstRace,
  },
  'race invest on named terms, first purchase, keeping coins': {
    ...start('address', 'small', ...termsWords),
    ...pullKeeping,
    ...firstRace,
  },
  'race invest on named terms, later purchase, keeping coins': {
    ...start('address', 'small', ...termsWords),
    ...pullKeeping,
    ...laterRace,
  },
  'race invest, later purchase': { ...start('address', 'small'), ...pull, ...laterRace },
  'race invest, 31 sponsors absent': { ...start('address', 'small'), ...pull, ...laterRace, ...absent },
  'race claim': raceClaim,
  'race claim, to an empty wallet': { ...raceClaim, ...emptyWallet },
  'global invest': { ...start('address'), ...pull, ...global },
  'global invest on named terms, keeping coins': {
    ...start('address', ...termsWords),
    ...pullKeeping,
    ...global,
  },
  'global invest, with permit': { ...start('address', ...permitWords), ...pullByPermit, ...global },
  'global invest, 31 sponsors absent': { ...start('address'), ...pull, ...global, ...absent },
  'global claim': globalClaim,
  'global claim, to an empty wallet': { ...globalClaim, ...emptyWallet },
  enroll: { ...start('address'), ...binding },
  'enroll for another': { ...start('address', 'address', 'number'), ...binding, ...proof },
  'enroll five: a line of four and oneself': {
    ...start('small', 'small'),
    'five enrolments in calldata': 5 * (2 * calldata.address + calldata.number + calldata.small),
    'the last without a signature': calldata.small + 32 * 4,
    ...times(4, proof),
    'record of the sponsor': price.read,
    ...times(5, { 'record of the member': price.create, SponsorBound: log(3, 0) }),
  },
  approve: { ...start('address', 'number'), allowance: price.create, Approval: log(3, 1) },
};

const role: Floor = { 'whether the caller holds the role': price.read };
const byRole = (...words: (keyof typeof calldata)[]): Floor => ({ ...start(...words), ...role });
const takeFund: Floor = {
  ...byRole('number'),
  ...pay,
  'fund, and what the pool owes': price.change,
  FundClaimed: log(3, 1),
};

export const operatorFloors: Record<string, Floor> = {
  'operator: add a pool': {
    ...byRole('address', 'small'),
    'whether the list is sealed': price.read,
    'length of the list': price.create,
    'entry in the list': price.create,
    'record of the pool': price.create,
    PoolAdded: log(2, 2),
  },
  'operator: queue a pool': {
    ...byRole('address', 'small'),
    'whether the pool is listed': price.read,
    'what the pool answers': price.account,
    announcement: price.create,
    PoolQueued: log(2, 2),
  },
  'operator: cancel a pool': {
    ...byRole('address'),
    announcement: price.clear,
    PoolCancelled: log(2, 0),
  },
  'operator: seal': { ...byRole(), seal: price.create, Sealed: log(1, 0) },
  'operator: first seat, race': {
    ...byRole('address'),
    'whether the pool is started': price.read,
    registry: price.account,
    'whether the caller is a pool': price.read,
    'bit of the member': price.change,
    'length of the list': price.create,
    'entry in the list': price.create,
    'state of the pool': price.create,
    'node and record of the member': 2 * price.create,
    PlatformInvestorAdded: log(3, 1),
  },
  'operator: second seat, race': {
    ...byRole('address'),
    'whether the pool is started': price.read,
    registry: price.account,
    'whether the caller is a pool': price.read,
    'bit of the member': price.change,
    'length of the list': price.change,
    'entry in the list': price.create,
    'state of the pool': price.change,
    'node and record of the member': 2 * price.create,
    'node and record of the upline': 2 * price.change,
    PlatformInvestorAdded: log(3, 1),
  },
  'operator: first seat, global': {
    ...byRole('address'),
    'whether the pool is started': price.read,
    registry: price.account,
    'whether the caller is a pool': price.read,
    'bit of the member': price.change,
    'length of the list': price.create,
    'entry in the list': price.create,
    'state of the pool': price.create,
    'share of the member': price.create,
    PlatformInvestorAdded: log(3, 1),
  },
  'operator: start': {
    ...byRole(),
    'whether there is a seat': price.read,
    registry: price.account,
    'whether it is sealed': price.read,
    'started, beside the terms': price.change,
    Started: log(1, 0),
  },
  'operator: queue terms': {
    ...byRole('number', 'small', 'small', 'small'),
    'the present fee': price.read,
    'terms and time announced, in one slot': price.create,
    TermsQueued: log(1, 6),
  },
  'operator: cancel terms': { ...byRole(), announcement: price.clear, TermsCancelled: log(1, 4) },
  'operator: apply terms': {
    ...byRole(),
    announcement: price.clear,
    terms: price.change,
    TermsApplied: log(1, 4),
  },
  'operator: pause': { ...byRole('small'), 'until, beside the terms': price.change, PausedSet: log(1, 1) },
  'operator: go on': {
    ...byRole(),
    'a zero in calldata': 32 * 4,
    'until, beside the terms': price.change,
    PausedSet: log(1, 1),
  },
  'operator: announce the retirement': {
    ...byRole(),
    'whether it is retired': price.read,
    announcement: price.create,
    RetirementQueued: log(1, 2),
  },
  'operator: take the retirement back': {
    ...byRole(),
    announcement: price.clear,
    RetirementCancelled: log(1, 0),
  },
  'operator: retire': {
    ...byRole(),
    announcement: price.clear,
    'retired, beside the terms': price.change,
    Retired: log(1, 0),
  },
  'operator: propose a receiver': {
    ...byRole('hash', 'address'),
    proposal: price.create,
    ReceiverProposed: log(3, 0),
  },
  'operator: accept as receiver': {
    ...start('hash'),
    proposal: price.clear,
    'the role taken': price.clear,
    'the role given': price.create,
    holder: price.change,
    RoleRevoked: log(4, 0),
    ReceiverChanged: log(3, 0),
    RoleGranted: log(4, 0),
  },
  'operator: rescue': {
    ...byRole('address'),
    coin: price.account,
    'what the pool owes': price.read,
    'holder of PRODUCT': price.read,
    'balance of the pool, used up': price.clear,
    'balance of the receiver': price.create,
    Transfer: log(3, 1),
    Rescued: log(3, 1),
  },
  'operator: take the product fund': takeFund,
  'operator: take the royalty fund': takeFund,
};
