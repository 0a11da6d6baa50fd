import type { ThemePort } from '@upline/ui/ports';
import { select } from '../store/select.ts';
import type { AppStore } from '../store/store.ts';

/** The colour mode, stored in the theme slice and set on `<html>`. */
export function createTheme(store: AppStore): ThemePort {
  const theme = select(store, (state) => (state.theme.isLightTheme ? 'light' : 'dark'));
  const wear = () => {
    document.documentElement.dataset.theme = theme.get();
  };
  wear();
  store.subscribe(wear);
  return { theme, set: (next) => store.setState({ theme: { isLightTheme: next === 'light' } }) };
}
