/** The fields of operator acts, in the order of their forms. */
export const actFields = [
  'pool',
  'at',
  'contract',
  'level',
  'fee',
  'referral',
  'network',
  'operator',
  'role',
  'to',
  'wallet',
  'token',
  'amount',
] as const;

export type ActField = (typeof actFields)[number];

/** The values of an act's fields, as in the query of its address: `{ pool: '3', fee: '165' }`. */
export type ActValues = Readonly<Partial<Record<ActField, string>>>;

/** The confirmation that an act needs; irreversible acts need more. */
type Friction = 'none' | 'typed' | 'handover';

interface ActForm {
  fields: readonly ActField[];
  /** The fields that may be empty. */
  optional?: readonly ActField[];
  friction?: Friction;
  /** True if members get no notification. */
  isSilent?: boolean;
}

const ofPools = ['pool'] as const;
const shares = ['fee', 'referral', 'network', 'operator'] as const;

/** Every act of the operator, by kind. The name of an act is also its path segment. */
export const actKinds = {
  terms: {
    'terms-queue': { fields: ['pool', ...shares], optional: shares },
    'terms-apply': { fields: ofPools },
    'terms-cancel': { fields: ofPools },
  },
  pause: {
    pause: { fields: ofPools },
    unpause: { fields: ofPools },
  },
  retire: {
    'retire-announce': { fields: ofPools },
    'retire-apply': { fields: ofPools, friction: 'typed' },
    'retire-cancel': { fields: ofPools },
  },
  funds: {
    'fund-product': { fields: ['pool', 'amount'], optional: ['amount'], isSilent: true },
    'fund-royalty': { fields: ['pool', 'amount'], optional: ['amount'], isSilent: true },
  },
  receivers: {
    'receiver-offer': { fields: ['pool', 'role', 'to'], isSilent: true },
    'receiver-withdraw': { fields: ['pool', 'role'], isSilent: true },
    'receiver-accept': { fields: ['pool', 'role'], isSilent: true },
  },
  rescue: { rescue: { fields: ['pool', 'token'], isSilent: true } },
  list: {
    'pool-queue': { fields: ['contract', 'level'] },
    'pool-add': { fields: ['contract', 'level'], friction: 'typed', isSilent: true },
    'pool-cancel': { fields: ['contract'] },
    'pool-seat': { fields: ['contract', 'wallet'], friction: 'typed', isSilent: true },
    'pool-start': { fields: ['contract'], friction: 'typed', isSilent: true },
    seal: { fields: [], friction: 'typed', isSilent: true },
  },
  admin: {
    'admin-begin': { fields: ['at', 'to'], friction: 'handover' },
    'admin-accept': { fields: ['at'], friction: 'typed' },
    'admin-cancel': { fields: ['at'] },
    modifier: { fields: ['pool', 'to'], friction: 'handover', isSilent: true },
  },
} as const satisfies Record<string, Record<string, ActForm>>;

export type ActKind = keyof typeof actKinds;

type NamesOf<Kind> = Kind extends ActKind ? keyof (typeof actKinds)[Kind] & string : never;

export type OperatorAct = NamesOf<ActKind>;

const forms = Object.assign({}, ...Object.values(actKinds)) as Record<OperatorAct, ActForm>;

export const operatorActs = Object.keys(forms) as readonly OperatorAct[];

export const isOperatorAct = (text: string): text is OperatorAct => Object.hasOwn(forms, text);

/** The form of an act with all defaults filled in. */
export function actForm(act: OperatorAct): Required<ActForm> {
  return { optional: [], friction: 'none', isSilent: false, ...forms[act] };
}

/** The kind of an act, which is also the path of its page. */
export function actKindOf(act: OperatorAct): ActKind {
  const kinds = Object.keys(actKinds) as ActKind[];
  const found = kinds.find((kind) => Object.hasOwn(actKinds[kind], act));
  if (!found) throw new RangeError(`There is no act ${act}.`);
  return found;
}

export const actsOf = (kind: ActKind) => Object.keys(actKinds[kind]) as readonly OperatorAct[];
