import './layers.css.ts';
import '../tokens/themes.css.ts';
import './fonts.css';
import './fallbackFonts.css.ts';
import './reset.css.ts';
import './focusRing.css.ts';
