import type { Position } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import type { Acts } from './acts.ts';
import type { Audit } from './audit.ts';
import type { Answers } from './call.ts';
import type { Chain, Claim, Purchase } from './chain.ts';
import type { DataRequests } from './dataRequests.ts';
import type { Places } from './enrolments.ts';
import type { Incidents } from './incidents.ts';
import type { Live } from './live.ts';
import type { Macros } from './macros.ts';
import type { Members } from './members.ts';
import type { PutOff } from './mockApiError.ts';
import type { Notifications } from './notifications.ts';
import type { Outcomes } from './outcomes.ts';
import type { Presence } from './presence.ts';
import type { ScheduledReplies } from './scheduledReplies.ts';
import type { SignIn } from './signIn.ts';
import type { Promises } from './sla.ts';
import type { Staff } from './staff.ts';
import type { Tickets } from './tickets.ts';
import type { Uploads } from './uploads.ts';

/** A small network in memory: the mocked server reads it, and fake purchases change it. */
export interface MockBackend extends Members {
  /** The wallet of the signed-in person, a member by default. */
  readonly wallet: string;
  /** The token of their session, `null` if they are not registered. */
  readonly token: string | null;
  readonly chain: Chain;
  readonly signIn: SignIn;
  readonly live: Live;
  readonly notifications: Notifications;
  readonly places: Places;
  readonly tickets: Tickets;
  readonly outbox: ScheduledReplies;
  readonly presence: Presence;
  readonly uploads: Uploads;
  readonly staff: Staff;
  readonly macros: Macros;
  readonly audit: Audit;
  readonly incidents: Incidents;
  readonly acts: Acts;
  readonly dataRequests: DataRequests;
  readonly promises: Promises;
  /** The following fields may be changed at any time. */
  latency: number | 'infinite';
  readonly failing: Set<RouteName>;
  readonly unreachable: Set<RouteName>;
  readonly malformed: Set<RouteName>;
  readonly putOff: Map<RouteName, PutOff>;
  /** The answers of a story's own; they replace those of the small store. */
  readonly answers: Answers;
  offline: boolean;
  withoutLossIncomes: boolean;
  ledgerFollows: boolean;
  /** True if the staff's calls reach the chain. */
  isChainReachable: boolean;
  readonly outcomes: Outcomes;

  now(): Date;
  /** Advances the clock and sends the due replies. */
  advance(milliseconds: number): void;

  /**
   * Signs a member's enrolment. @param until The deadline in seconds; default: two years from now.
   */
  sign(wallet: string, until?: bigint): void;
  /** The positions that a wallet has bought on the chain. */
  activatedOf(wallet: string): Position[];
  /**
   * Buys a level, with bonus, level income, shares and lost income. @throws ContractRevert like the
   * contract.
   */
  buy(wallet: string, position: Position): Purchase;
  /** The wallet's claimable amount at a position, units of 10⁻⁶. */
  claimable(wallet: string, position: Position): bigint;
  /**
   * Claims the wallet's credit. @throws ContractRevert like the contract: UserNotInvestor,
   * NotEnoughBonus.
   */
  claim(wallet: string, position: Position): Claim;
  /** The ledger's block: replies contain no younger data. */
  ledgerBlock(): bigint;
  /** The last final block; younger data is provisional. */
  finalBlock(): bigint;
  /** Lets a ledger that does not follow read up to the chain's head. */
  catchUp(): void;
  /** Makes all current blocks final. */
  settle(): void;
}
