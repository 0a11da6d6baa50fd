import './css/global.css.ts';

export type { AppMessageId, CompiledMessages } from './messages/compiledMessages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { type Translate, useMessage } from './messages/useMessage.ts';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/badge/Badge.tsx';
export { Box, type BoxProps } from './primitives/box/Box.tsx';
export { Button, type ButtonProps, type ButtonTone } from './primitives/button/Button.tsx';
export { Card, type CardProps } from './primitives/card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox.tsx';
export { Divider } from './primitives/divider/Divider.tsx';
export { Grid, type GridProps } from './primitives/grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/Heading.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { Inline, type InlineProps } from './primitives/inline/Inline.tsx';
export { Stack, type StackProps } from './primitives/stack/Stack.tsx';
export { Text, type TextProps, type TextTone } from './primitives/text/Text.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export { VisuallyHidden } from './primitives/visually-hidden/VisuallyHidden.tsx';
