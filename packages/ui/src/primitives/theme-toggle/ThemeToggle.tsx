import { Moon, Sun } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import type { Theme } from '../../tokens/theme.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';

export interface ThemeToggleProps
  extends Omit<IconButtonProps, 'bleed' | 'icon' | 'label' | 'onChange' | 'onPress' | 'tone'> {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Toggles between light and dark mode. Its label names the mode after a press. */
export function ThemeToggle({ theme, onChange, ...props }: ThemeToggleProps) {
  const t = useMessage();
  const isDark = theme === 'dark';
  return (
    <IconButton
      {...props}
      tone="plain"
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'common.theme.light' : 'common.theme.dark')}
      onPress={() => onChange(isDark ? 'light' : 'dark')}
    />
  );
}
