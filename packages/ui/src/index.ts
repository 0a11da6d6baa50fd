export type { AppMessageId, CompiledMessages } from './messages/compiledMessages.ts';
export { english } from './messages/en.generated.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type Translate, useMessage } from './messages/useMessage.ts';
export type { Balances, BalancesPort, WalletHistory } from './ports/balances.ts';
export type { Claimable, ClaimsPort } from './ports/claims.ts';
export type { ClipboardPort } from './ports/clipboard.ts';
export type { ConnectionPort } from './ports/connection.ts';
export type { DraftsPort } from './ports/drafts.ts';
export type { LiveListener, LivePort } from './ports/live.ts';
export type { NavigationPort } from './ports/navigation.ts';
export type { PlacesPort, PlaceToSign } from './ports/places.ts';
export type { PoolProofsPort } from './ports/poolProofs.ts';
export type { PoolsPort, PurchaseTerms } from './ports/pools.ts';
export { type Ports, PortsProvider, usePorts } from './ports/ports.tsx';
export type { LineProof, ProofsPort } from './ports/proofs.ts';
export type { PurchasePreview } from './ports/purchasePreview.ts';
export { type Readable, useReadable } from './ports/readable.ts';
export type { SessionPort, SessionUser } from './ports/session.ts';
export type { SharePort } from './ports/share.ts';
export type { ThemePort } from './ports/theme.ts';
export {
  WalletError,
  type WalletFailure,
  type WalletOption,
  type WalletPort,
  type WalletState,
} from './ports/wallet.ts';
export { Address, type AddressProps } from './primitives/address/Address.tsx';
export { ShortText, type ShortTextProps } from './primitives/address/ShortText.tsx';
export { Avatar, type AvatarProps } from './primitives/avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/banner/Banner.tsx';
export { Box, type BoxProps } from './primitives/box/Box.tsx';
export { Button, type ButtonProps, type ButtonTone } from './primitives/button/Button.tsx';
export { Callout, type CalloutProps } from './primitives/callout/Callout.tsx';
export type { CalloutTone } from './primitives/callout/calloutTones.ts';
export { Card, type CardProps } from './primitives/card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox.tsx';
export { CopyText, type CopyTextProps } from './primitives/copy-text/CopyText.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './primitives/description-list/DescriptionList.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { Divider } from './primitives/divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/EmptyState.tsx';
export { Grid, type GridProps } from './primitives/grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/IconButton.tsx';
export { Inline, type InlineProps } from './primitives/inline/Inline.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/link-button/LinkButton.tsx';
export { Money, type MoneyProps } from './primitives/money/Money.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/progress-bar/ProgressBar.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/segmented-control/SegmentedControl.tsx';
export { Sheet, type SheetProps } from './primitives/sheet/Sheet.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/SkipLink.tsx';
export { Stack, type StackProps } from './primitives/stack/Stack.tsx';
export { StatCard, type StatCardProps } from './primitives/stat-card/StatCard.tsx';
export { Text, type TextProps, type TextTone } from './primitives/text/Text.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export { ThemeToggle, type ThemeToggleProps } from './primitives/theme-toggle/ThemeToggle.tsx';
export { Timestamp, type TimestampProps } from './primitives/timestamp/Timestamp.tsx';
export { ToastRegion } from './primitives/toast/ToastRegion.tsx';
export { type ToastMessage, useShowToast } from './primitives/toast/toasts.ts';
export { TokenCount, type TokenCountProps } from './primitives/token-count/TokenCount.tsx';
export { Tooltip, type TooltipProps } from './primitives/tooltip/Tooltip.tsx';
export { TxLink, type TxLinkProps } from './primitives/tx-link/TxLink.tsx';
export { VisuallyHidden } from './primitives/visually-hidden/VisuallyHidden.tsx';
export type { LedgerQuestion } from './queries/ledgerQuestion.ts';
export { useMemberName } from './queries/useMemberName.ts';
export { AccessScreen, type AccessScreenProps } from './screens/access/AccessScreen.tsx';
export { UplineRedirect, type UplineRedirectProps } from './screens/access/UplineRedirect.tsx';
export { AppShell, type AppShellProps } from './screens/app-shell/AppShell.tsx';
export { BalancesScreen } from './screens/balances/BalancesScreen.tsx';
export {
  ConversationScreen,
  type ConversationScreenProps,
} from './screens/conversation/ConversationScreen.tsx';
export { DashboardScreen } from './screens/dashboard/DashboardScreen.tsx';
export { ForgeRaceScreen } from './screens/forge-race/ForgeRaceScreen.tsx';
export { GlobalPoolScreen } from './screens/global-pool/GlobalPoolScreen.tsx';
export {
  GlobalPoolMembersScreen,
  type GlobalPoolMembersScreenProps,
} from './screens/global-pool-members/GlobalPoolMembersScreen.tsx';
export { LedgerScreen, type LedgerScreenProps } from './screens/ledger/LedgerScreen.tsx';
export { MatrixTreeScreen, type MatrixTreeScreenProps } from './screens/matrix-tree/MatrixTreeScreen.tsx';
export { MemberScreen, type MemberScreenProps } from './screens/member/MemberScreen.tsx';
export {
  GlobalPoolListScreen,
  type GlobalPoolListScreenProps,
} from './screens/member-list/GlobalPoolListScreen.tsx';
export {
  ReferralListScreen,
  type ReferralListScreenProps,
} from './screens/member-list/ReferralListScreen.tsx';
export {
  NotificationScreen,
  type NotificationScreenProps,
} from './screens/notification/NotificationScreen.tsx';
export { NotificationsScreen } from './screens/notifications/NotificationsScreen.tsx';
export { PoolOverviewScreen } from './screens/pool-overview/PoolOverviewScreen.tsx';
export { ProfileScreen } from './screens/profile/ProfileScreen.tsx';
export { ProjectsScreen } from './screens/projects/ProjectsScreen.tsx';
export { ServicesScreen } from './screens/services/ServicesScreen.tsx';
export { SessionsScreen } from './screens/sessions/SessionsScreen.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './screens/system/ErrorBoundary.tsx';
export { isMissingPart } from './screens/system/isMissingPart.ts';
export { NotFoundRedirect } from './screens/system/NotFoundRedirect.tsx';
export { TicketsScreen, type TicketsScreenProps } from './screens/tickets/TicketsScreen.tsx';
export { PublicFrame } from './screens/transparency/PublicFrame.tsx';
export { TransparencyScreen } from './screens/transparency/TransparencyScreen.tsx';
export type { Theme } from './tokens/theme.ts';
