// The ground every page stands on. An app imports it once, before anything else: `import '@upline/ui/global'`.
import './layers.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './focusRing.css.ts';
