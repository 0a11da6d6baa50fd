// Base styles of every page: `import '@upline/ui/global'`, once in an app and before other styles.
import './layers.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './focusRing.css.ts';
