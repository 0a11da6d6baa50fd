export { AccessScreen, type AccessScreenProps } from './features/access/AccessScreen.tsx';
export { UplineRedirect, type UplineRedirectProps } from './features/access/UplineRedirect.tsx';
export { DashboardScreen } from './features/dashboard/DashboardScreen.tsx';
export { DeskGate, type DeskGateProps } from './features/desk/access/DeskGate.tsx';
export {
  DataRequestsScreen,
  type DataRequestsScreenProps,
} from './features/desk/dataRequests/DataRequestsScreen.tsx';
export { DeskMissing } from './features/desk/frame/DeskMissing.tsx';
export { DeskOnItsWay } from './features/desk/frame/DeskOnItsWay.tsx';
export { DeskShell } from './features/desk/frame/DeskShell.tsx';
export type { FurtherArea } from './features/desk/frame/deskContext.ts';
export { useAtDesk } from './features/desk/frame/deskContext.ts';
export {
  areaPaths,
  auditPath,
  dataRequestsPath,
  incidentPath,
  queuePath,
  startOf,
  teamPath,
} from './features/desk/frame/deskPaths.ts';
export { OnlyFor, type OnlyForProps } from './features/desk/frame/OnlyFor.tsx';
export { MacrosScreen } from './features/desk/macros/MacrosScreen.tsx';
export { ActScreen, type ActScreenProps } from './features/desk/operate/acts/ActScreen.tsx';
export { AnnouncementsScreen } from './features/desk/operate/announcements/AnnouncementsScreen.tsx';
export { HistoryScreen } from './features/desk/operate/history/HistoryScreen.tsx';
export { InOperate } from './features/desk/operate/InOperate.tsx';
export { OverviewScreen } from './features/desk/operate/overview/OverviewScreen.tsx';
export { ClocksScreen } from './features/desk/operate/pages/ClocksScreen.tsx';
export { DriftScreen } from './features/desk/operate/pages/DriftScreen.tsx';
export { FundsScreen } from './features/desk/operate/pages/FundsScreen.tsx';
export { RolesScreen } from './features/desk/operate/pages/RolesScreen.tsx';
export { HoursScreen } from './features/desk/promises/HoursScreen.tsx';
export { QueueScreen, type QueueScreenProps } from './features/desk/queue/QueueScreen.tsx';
export { queueAddressOf, queueQuestionIn } from './features/desk/queue/queueQuestion.ts';
export { ReportsScreen, type ReportsScreenProps } from './features/desk/reports/ReportsScreen.tsx';
export { type ReportQuestion, reportQuestionIn } from './features/desk/reports/reportQuery.ts';
export { DeskTicketScreen, type DeskTicketScreenProps } from './features/desk/ticket/DeskTicketScreen.tsx';
export { AuditScreen, type AuditScreenProps } from './features/desk/trust/AuditScreen.tsx';
export { auditQuestionIn } from './features/desk/trust/auditQuestion.ts';
export { IncidentScreen } from './features/desk/trust/IncidentScreen.tsx';
export { TeamScreen } from './features/desk/trust/TeamScreen.tsx';
export { HelpArticleScreen, type HelpArticleScreenProps } from './features/help/HelpArticleScreen.tsx';
export { HelpScreen, type HelpScreenProps } from './features/help/HelpScreen.tsx';
export { articleOf } from './features/help/searchHelp.ts';
export { LedgerScreen, type LedgerScreenProps } from './features/ledger/LedgerScreen.tsx';
export type { LedgerQuestion } from './features/ledger/read/ledgerQuestion.ts';
export {
  GlobalPoolListScreen,
  type GlobalPoolListScreenProps,
} from './features/network/members/GlobalPoolListScreen.tsx';
export {
  GlobalPoolMembersScreen,
  type GlobalPoolMembersScreenProps,
} from './features/network/members/GlobalPoolMembersScreen.tsx';
export {
  ReferralListScreen,
  type ReferralListScreenProps,
} from './features/network/members/ReferralListScreen.tsx';
export { MatrixTreeScreen, type MatrixTreeScreenProps } from './features/network/tree/MatrixTreeScreen.tsx';
export {
  NotificationScreen,
  type NotificationScreenProps,
} from './features/notifications/NotificationScreen.tsx';
export { NotificationsScreen } from './features/notifications/NotificationsScreen.tsx';
export { GlobalPoolScreen } from './features/pools/global-pool/GlobalPoolScreen.tsx';
export { ForgeRaceScreen } from './features/pools/levels/ForgeRaceScreen.tsx';
export { PoolOverviewScreen } from './features/pools/overview/PoolOverviewScreen.tsx';
export { ProjectsScreen } from './features/pools/overview/ProjectsScreen.tsx';
export { ServicesScreen } from './features/pools/overview/ServicesScreen.tsx';
export { PurchaseGoesOn } from './features/pools/purchase/PurchaseGoesOn.tsx';
export { DataScreen } from './features/profile/data/DataScreen.tsx';
export { MemberScreen, type MemberScreenProps } from './features/profile/member/MemberScreen.tsx';
export { ProfileScreen } from './features/profile/ProfileScreen.tsx';
export { useMemberName } from './features/profile/useMemberName.ts';
export { AccessLogScreen } from './features/sessions/AccessLogScreen.tsx';
export { SessionsScreen } from './features/sessions/SessionsScreen.tsx';
export {
  ConversationScreen,
  type ConversationScreenProps,
} from './features/support/conversation/ConversationScreen.tsx';
export { TicketsScreen, type TicketsScreenProps } from './features/support/tickets/TicketsScreen.tsx';
export { TransparencyScreen } from './features/transparency/TransparencyScreen.tsx';
export { BalancesScreen } from './features/wallet/balances/BalancesScreen.tsx';
export type { AppMessageId, CompiledMessages } from './messages/compiledMessages.ts';
export { english } from './messages/en.generated.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { useDeskMessage } from './messages/useDeskMessage.ts';
export { type Translate, useMessage } from './messages/useMessage.ts';
export { Address, type AddressProps } from './primitives/address/Address.tsx';
export { AlertDialog, type AlertDialogProps } from './primitives/alert-dialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './primitives/avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/banner/Banner.tsx';
export { Bleed, type BleedProps } from './primitives/bleed/Bleed.tsx';
export { Box, type BoxProps } from './primitives/box/Box.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './primitives/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonTone } from './primitives/button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './primitives/button-group/ButtonGroup.tsx';
export { Callout, type CalloutProps } from './primitives/callout/Callout.tsx';
export type { CalloutTone } from './primitives/callout/calloutTones.ts';
export { Card, type CardProps } from './primitives/card/Card.tsx';
export { ChainBadge, type ChainBadgeProps } from './primitives/chain-badge/ChainBadge.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './primitives/checkbox-group/CheckboxGroup.tsx';
export { CopyButton, type CopyButtonProps } from './primitives/copy-button/CopyButton.tsx';
export { CopyText, type CopyTextProps } from './primitives/copy-text/CopyText.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './primitives/description-list/DescriptionList.tsx';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './primitives/disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './primitives/divider/Divider.tsx';
export { DropZone, type DropZoneProps } from './primitives/drop-zone/DropZone.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/EmptyState.tsx';
export type { Choice } from './primitives/field/choice.ts';
export { FieldError, type FieldErrorProps } from './primitives/field-error/FieldError.tsx';
export { Figure, type FigureProps } from './primitives/figure/Figure.tsx';
export { FileTrigger, type FileTriggerProps } from './primitives/file-trigger/FileTrigger.tsx';
export { ChipButton, type ChipButtonProps } from './primitives/filter-chips/ChipButton.tsx';
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './primitives/filter-chips/FilterChips.tsx';
export { Form, type FormProps } from './primitives/form/Form.tsx';
export { Grid, type GridProps } from './primitives/grid/Grid.tsx';
export { GridList, type GridListProps } from './primitives/grid-list/GridList.tsx';
export { GridListRow, type GridListRowProps } from './primitives/grid-list/GridListRow.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/IconButton.tsx';
export { Inline, type InlineProps } from './primitives/inline/Inline.tsx';
export { Kbd, type KbdProps } from './primitives/kbd/Kbd.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/link-button/LinkButton.tsx';
export { Meter, type MeterProps } from './primitives/meter/Meter.tsx';
export { Money, type MoneyProps, type MoneyRule } from './primitives/money/Money.tsx';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export { Panel, type PanelProps } from './primitives/panel/Panel.tsx';
export { PanelCell, type PanelCellProps, type PanelSpan } from './primitives/panel/PanelCell.tsx';
export { PanelCells, type PanelCellsProps, type PanelColumns } from './primitives/panel/PanelCells.tsx';
export { PanelHead, type PanelHeadProps } from './primitives/panel/PanelHead.tsx';
export { Popover, type PopoverProps } from './primitives/popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/progress-bar/ProgressBar.tsx';
export { ProgressCircle, type ProgressCircleProps } from './primitives/progress-circle/ProgressCircle.tsx';
export { QRCode, type QRCodeProps } from './primitives/qr-code/QRCode.tsx';
export { RadioGroup, type RadioGroupProps } from './primitives/radio-group/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './primitives/search-field/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/segmented-control/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/select/Select.tsx';
export { Sheet, type SheetProps } from './primitives/sheet/Sheet.tsx';
export { ShortText, type ShortTextProps } from './primitives/short-text/ShortText.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/SkipLink.tsx';
export { Stack, type StackProps } from './primitives/stack/Stack.tsx';
export { Stepper, type StepperProps } from './primitives/stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './primitives/switch/Switch.tsx';
export {
  type DisclosureColumn,
  DisclosureTable,
  type DisclosureTableProps,
} from './primitives/table/DisclosureTable.tsx';
export { Table, type TableColumn, type TableProps } from './primitives/table/Table.tsx';
export { type TabContent, Tabs, type TabsProps } from './primitives/tabs/Tabs.tsx';
export { Text, type TextProps, type TextTone } from './primitives/text/Text.tsx';
export { TextArea, type TextAreaProps } from './primitives/text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export { ThemeToggle, type ThemeToggleProps } from './primitives/theme-toggle/ThemeToggle.tsx';
export { Timestamp, type TimestampProps } from './primitives/timestamp/Timestamp.tsx';
export { ToastRegion } from './primitives/toast/ToastRegion.tsx';
export { type ToastMessage, useShowToast } from './primitives/toast/toasts.ts';
export { TokenCount, type TokenCountProps } from './primitives/token-count/TokenCount.tsx';
export { Tooltip, type TooltipProps } from './primitives/tooltip/Tooltip.tsx';
export {
  TransactionSteps,
  type TransactionStepsProps,
} from './primitives/transaction-steps/TransactionSteps.tsx';
export { Tree, type TreeProps } from './primitives/tree/Tree.tsx';
export type { TreeNode } from './primitives/tree/treeNode.ts';
export { TxLink, type TxLinkProps } from './primitives/tx-link/TxLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/visually-hidden/VisuallyHidden.tsx';
export { WalletAvatar, type WalletAvatarProps } from './primitives/wallet-avatar/WalletAvatar.tsx';
export { AppShell, type AppShellProps } from './shell/AppShell.tsx';
export { MemberLanguage } from './shell/MemberLanguage.tsx';
export { PageOnItsWay } from './shell/PageOnItsWay.tsx';
export { PublicFrame } from './shell/PublicFrame.tsx';
export { SpokenLanguage, type SpokenLanguageProps } from './shell/SpokenLanguage.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './shell/system/ErrorBoundary.tsx';
export { isMissingPart } from './shell/system/isMissingPart.ts';
export { NotFoundRedirect } from './shell/system/NotFoundRedirect.tsx';
export type { Theme } from './tokens/theme.ts';
