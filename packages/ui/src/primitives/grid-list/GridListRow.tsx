import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button, Link } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './GridList.css.ts';

export interface GridListRowProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** Title and link text of the row. */
  title: ReactNode;
  /** Address of the row; or use `onOpen`. Without both, the row is not pressable. */
  href?: string;
  /** Opens the row on this page, for example as a dialog. */
  onOpen?: () => void;
  /** One or two lines below the title. */
  description?: ReactNode;
  /** Content before the text: an avatar or icon. */
  start?: ReactNode;
  /** Content after the text: a time, badge or amount. */
  end?: ReactNode;
  /** Buttons and links of the row; pressing them does not open it. */
  actions?: ReactNode;
  /**
   * Bold title, for example for unread items. Also say so in `end` or `description`.
   * @default false
   */
  isStrong?: boolean;
  ref?: Ref<HTMLLIElement>;
}

function Title({ title, href, onOpen, isStrong }: GridListRowProps) {
  const words = (
    <Text size={isStrong ? 'bodyStrong' : 'body'} truncate className={styles.title}>
      {title}
    </Text>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.opener}>
        {words}
      </Link>
    );
  }
  if (!onOpen) return words;
  return (
    <Button onPress={onOpen} className={styles.opener}>
      {words}
    </Button>
  );
}

/** One row. A press anywhere opens it, except on its `actions`. */
export function GridListRow(props: GridListRowProps) {
  const { title, href, onOpen, description, start, end, actions, isStrong, className, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      {start}
      <div className={styles.words}>
        <Title {...props} />
        {description && (
          <Text as="div" size="small" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
