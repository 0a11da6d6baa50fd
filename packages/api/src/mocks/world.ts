import type { Position } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import type { Acts } from './acts.ts';
import type { Audit } from './audit.ts';
import type { Chain, Claim, Purchase } from './chain.ts';
import type { DataRequests } from './dataRequests.ts';
import type { Incidents } from './incidents.ts';
import type { Live } from './live.ts';
import type { Macros } from './macros.ts';
import type { Members } from './members.ts';
import type { SignatureVerifier } from './mockSignature.ts';
import type { Notifications } from './notifications.ts';
import type { Outbox } from './outbox.ts';
import type { Outcomes } from './outcomes.ts';
import type { Places } from './places.ts';
import type { Presence } from './presence.ts';
import type { Promises } from './promises.ts';
import type { PutOff } from './putOff.ts';
import type { SignIn } from './signIn.ts';
import type { Staff } from './staff.ts';
import type { Tickets } from './tickets.ts';
import type { Uploads } from './uploads.ts';

/** A small network in memory, which the mocked server answers from and scripted purchases change. */
export interface World extends Members {
  /** The wallet of the person in front of the screen; a member unless the world says otherwise. */
  readonly wallet: string;
  /** The token of their session, `null` when they are not registered. */
  readonly token: string | null;
  readonly chain: Chain;
  readonly signIn: SignIn;
  /** Who listens to what changes. */
  readonly live: Live;
  readonly verifySignature: SignatureVerifier;
  readonly notifications: Notifications;
  readonly places: Places;
  readonly tickets: Tickets;
  /** What the staff wrote and has not left yet. */
  readonly outbox: Outbox;
  readonly presence: Presence;
  readonly uploads: Uploads;
  readonly staff: Staff;
  readonly macros: Macros;
  readonly audit: Audit;
  readonly incidents: Incidents;
  /** What operators did, and members were told of it. */
  readonly acts: Acts;
  readonly dataRequests: DataRequests;
  readonly promises: Promises;
  /** These may be changed while the world is in use. */
  latency: number | 'infinite';
  readonly failing: Set<RouteName>;
  readonly unreachable: Set<RouteName>;
  readonly malformed: Set<RouteName>;
  readonly putOff: Map<RouteName, PutOff>;
  offline: boolean;
  withoutLossIncomes: boolean;
  ledgerFollows: boolean;
  /** Whether the desk reaches the chain. */
  isChainReachable: boolean;
  readonly outcomes: Outcomes;

  now(): Date;
  /** Lets time pass: what falls due leaves. */
  advance(milliseconds: number): void;

  /** Lets a member sign for their place. @param until The signature's deadline in seconds; two years from now unless given. */
  sign(wallet: string, until?: bigint): void;
  /** The positions that a wallet has bought, as the chain has them. */
  activatedOf(wallet: string): Position[];
  /** Buys a level; bonus, level income, shares and lost income follow. @throws PoolRefusal as the contract. */
  buy(wallet: string, position: Position): Purchase;
  /** What the pool at a position would pay a wallet now, units of 10⁻⁶. */
  claimable(wallet: string, position: Position): bigint;
  /** Withdraws it. @throws PoolRefusal as the contract: UserNotInvestor, NotEnoughBonus. */
  claim(wallet: string, position: Position): Claim;
  /** The block that the ledger has reached: replies show nothing younger. */
  ledgerBlock(): bigint;
  /** The block up to which nothing can be replaced any more: what is younger is provisional. */
  finalBlock(): bigint;
  /** Lets a ledger that does not follow reach the chain's head. */
  catchUp(): void;
  /** Makes everything so far final. */
  settle(): void;
}
