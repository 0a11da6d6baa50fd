export { AccessScreen, type AccessScreenProps } from './features/access/AccessScreen.tsx';
export type { SignInControls } from './features/access/signIn.ts';
export { UplineRedirect, type UplineRedirectProps } from './features/access/UplineRedirect.tsx';
export { useSignIn } from './features/access/useSignIn.ts';
export { WaitStep } from './features/access/WaitStep.tsx';
export { DashboardScreen } from './features/dashboard/DashboardScreen.tsx';
export { HelpArticleScreen, type HelpArticleScreenProps } from './features/help/HelpArticleScreen.tsx';
export { HelpScreen, type HelpScreenProps } from './features/help/HelpScreen.tsx';
export { loadHelp } from './features/help/loadHelp.ts';
export { articleOf } from './features/help/searchHelp.ts';
export type { Incident } from './features/incident/IncidentLine.tsx';
export { incidentKey, useIncident } from './features/incident/incidentQuery.ts';
export { useExtent } from './features/ledger/chart/useExtent.ts';
export { LedgerScreen, type LedgerScreenProps } from './features/ledger/LedgerScreen.tsx';
export type { LedgerQuestion } from './features/ledger/read/ledgerQuestion.ts';
export { ledgerIcons } from './features/ledger/table/ledgerIcons.ts';
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
export { OperatorReason } from './features/notifications/OperatorReason.tsx';
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
export { fileKey, selectFiles, tooManyFiles } from './features/support/attachments/selectFiles.ts';
export { useUploads } from './features/support/attachments/useUploads.ts';
export {
  ConversationScreen,
  type ConversationScreenProps,
} from './features/support/conversation/ConversationScreen.tsx';
export { TicketsScreen, type TicketsScreenProps } from './features/support/tickets/TicketsScreen.tsx';
export { AdminChangeList } from './features/transparency/changes/AdminChangeList.tsx';
export { useAdminChanges } from './features/transparency/changes/adminChangesQuery.ts';
export { changeText } from './features/transparency/changes/changeText.tsx';
export { groupChanges } from './features/transparency/changes/groupChanges.ts';
export { groupRoles } from './features/transparency/roles/groupRoles.ts';
export { levelRanges } from './features/transparency/section/levelRanges.ts';
export { useFigures } from './features/transparency/section/useFigures.ts';
export { TransparencyScreen } from './features/transparency/TransparencyScreen.tsx';
export { BalancesScreen } from './features/wallet/balances/BalancesScreen.tsx';
export { ConnectedWallet } from './features/wallet/connect/ConnectedWallet.tsx';
export { useWalletActions } from './features/wallet/connect/useWalletActions.ts';
export { WalletChoice } from './features/wallet/connect/WalletChoice.tsx';
export { WalletList } from './features/wallet/connect/WalletList.tsx';
export type { AppMessageId, CompiledMessage, CompiledMessages } from './messages/compiledMessages.ts';
export { english } from './messages/en.generated.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type Translate, useMessage } from './messages/useMessage.ts';
export { usePreview } from './patterns/attachment-item/usePreview.ts';
export { LoadFailure } from './patterns/load-failure/LoadFailure.tsx';
export { PoolBadge } from './patterns/pool-badge/PoolBadge.tsx';
export { byteOrderMark, fileNameOf, saveFile } from './patterns/save-file/saveFile.ts';
export { Sentence } from './patterns/sentence/Sentence.tsx';
export type { FileProgress } from './patterns/upload-progress/fileProgress.ts';
export { useTyped } from './patterns/useTyped.ts';
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
export { DataCell, DataGrid, DataHead, DataRow } from './primitives/data-grid/DataGrid.tsx';
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
export {
  Shortcuts,
  useHeldShortcuts,
  useKeySequences,
  useShortcuts,
} from './primitives/shortcuts/Shortcuts.tsx';
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
export { LoadingPage } from './shell/LoadingPage.tsx';
export { MemberLanguage } from './shell/MemberLanguage.tsx';
export { PublicFrame } from './shell/PublicFrame.tsx';
export { SpokenLanguage, type SpokenLanguageProps } from './shell/SpokenLanguage.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './shell/system/ErrorBoundary.tsx';
export { isMissingPart } from './shell/system/isMissingPart.ts';
export { NotFoundRedirect } from './shell/system/NotFoundRedirect.tsx';
export type { Screen } from './states/screenStates.ts';
export type { Theme } from './tokens/theme.ts';
export { CommandMenu } from './work-frame/CommandMenu.tsx';
export type { Command } from './work-frame/CommandSearch.tsx';
export { FrameSkeleton } from './work-frame/FrameSkeleton.tsx';
export { type KeyGroup, KeyLine, KeyList } from './work-frame/KeyList.tsx';
export { RowSkeletons } from './work-frame/RowSkeletons.tsx';
export { useCopyWithToast } from './work-frame/useCopyWithToast.ts';
