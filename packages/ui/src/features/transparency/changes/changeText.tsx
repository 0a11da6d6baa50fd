import type { ReactNode } from 'react';
import type { AppMessageId } from '../../../messages/compiledMessages.ts';
import type { AdminChange } from '../../../ports/poolProofs.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { RoleName } from '../roles/RoleName.tsx';
import type { Figures } from '../section/useFigures.ts';

export interface ChangeText {
  id: AppMessageId;
  values: Readonly<Record<string, ReactNode>>;
}

/** Events whose sentence needs only their arguments. */
const plain = [
  'RoleGranted',
  'RoleRevoked',
  'RoleAdminChanged',
  'PlatformInvestorAdded',
  'PoolAdded',
  'PoolCancelled',
  'Sealed',
  'Started',
  'Retired',
  'RetirementCancelled',
  'ReceiverChanged',
  'DefaultAdminTransferCanceled',
  'DefaultAdminDelayChangeCanceled',
] as const;

const isPlain = (event: string): event is (typeof plain)[number] =>
  (plain as readonly string[]).includes(event);

const nobody = /^0x0+$/;
const address = /^0x[0-9a-fA-F]{40}$/;

const isoOf = (seconds: string) => new Date(Number(seconds) * 1000).toISOString();
const moment = (seconds = '0') => <Timestamp iso={isoOf(seconds)} detail="dateTime" size="bodyStrong" />;
/** The time window of an announced action. */
const times = ({ readyAt, expiresAt }: AdminChange['details']) => ({
  readyAt: moment(readyAt),
  expiresAt: moment(expiresAt),
});
const wallet = (whole = '') => <Address wallet={whole} />;
const named = (role = '') => <RoleName role={role} />;

const roleFields = ['role', 'newAdminRole'];

function shares({ percent, money }: Figures, details: AdminChange['details']): ChangeText['values'] {
  const { joiningFee, referralShare = '0', networkShare = '0', operatorShare = '0' } = details;
  return {
    fee: money(BigInt(joiningFee ?? 0)),
    referral: percent(Number(referralShare)),
    network: percent(Number(networkShare)),
    operator: percent(Number(operatorShare)),
  };
}

/** Describes a contract event in plain language. */
export function changeText({ event, details, at }: AdminChange, figures: Figures): ChangeText {
  if (isPlain(event)) {
    const values = Object.entries(details).map(([name, value]): [string, ReactNode] => [
      name,
      address.test(value) ? wallet(value) : roleFields.includes(name) ? named(value) : value,
    ]);
    return { id: `transparency.change.${event}`, values: Object.fromEntries(values) };
  }
  switch (event) {
    case 'TermsQueued':
      return {
        id: 'transparency.change.TermsQueued',
        values: { ...shares(figures, details), ...times(details) },
      };
    case 'TermsApplied':
      return { id: 'transparency.change.TermsApplied', values: shares(figures, details) };
    case 'TermsCancelled':
      return {
        id: 'transparency.change.TermsCancelled',
        values: { fee: figures.money(BigInt(details.joiningFee ?? 0)) },
      };
    case 'PausedSet':
      // A pause that ends now or earlier resumes the purchases.
      return Number(details.until) * 1000 > Date.parse(at)
        ? { id: 'transparency.change.paused', values: { until: moment(details.until) } }
        : { id: 'transparency.change.resumed', values: {} };
    case 'FundClaimed':
      return {
        id: details.kind === '0' ? 'transparency.change.productTaken' : 'transparency.change.royaltyTaken',
        values: { account: wallet(details.to), amount: figures.money(BigInt(details.amount ?? 0)) },
      };
    case 'ReceiverProposed':
      return nobody.test(details.account ?? '')
        ? { id: 'transparency.change.receiverWithdrawn', values: { role: named(details.role) } }
        : {
            id: 'transparency.change.ReceiverProposed',
            values: { role: named(details.role), account: wallet(details.account) },
          };
    case 'Rescued':
      return { id: 'transparency.change.Rescued', values: { account: wallet(details.to) } };
    case 'PoolQueued':
      return {
        id: 'transparency.change.PoolQueued',
        values: { position: details.position, ...times(details) },
      };
    case 'RetirementQueued':
      return { id: 'transparency.change.RetirementQueued', values: times(details) };
    case 'DefaultAdminTransferScheduled':
      return {
        id: 'transparency.change.DefaultAdminTransferScheduled',
        values: { account: wallet(details.newAdmin), from: moment(details.acceptSchedule) },
      };
    case 'DefaultAdminDelayChangeScheduled':
      return {
        id: 'transparency.change.DefaultAdminDelayChangeScheduled',
        values: { time: figures.duration(Number(details.newDelay)), from: moment(details.effectSchedule) },
      };
    default:
      return { id: 'transparency.change.unknown', values: {} };
  }
}
