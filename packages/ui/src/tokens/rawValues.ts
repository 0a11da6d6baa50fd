/** Every named CSS colour. System colours (`Canvas`, `Highlight`) are allowed. */
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );

/** Style properties and SVG attributes that accept a colour. */
const painted =
  'accentColor|background|backgroundColor|border\\w*|boxShadow|caretColor|color|columnRule\\w*|fill|floodColor|outline|outlineColor|stopColor|stroke|textDecoration|textDecorationColor|textShadow';

const patterns = [
  // A URL fragment (`href="#fee"`) is not a colour.
  /(?<!href=["'{`]*|href: ?["'`])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  new RegExp(
    `\\b(?:${painted})["']?\\s*[:=]\\s*\\{?\\s*["'\`][^"'\`]*(?<![\\w-])(?:${names})(?![\\w-])`,
    'gi',
  ),
  // `color-mix` may occur anywhere.
  new RegExp(`color-mix\\([^"'\`]*(?<![\\w-])(?:${names})(?![\\w-])`, 'gi'),
  /\bfont(?:Size|-size)["']?\s*:\s*(?:["'`]?[\d.]+px|[\d.]+\s*[,}\n])/g,
  /\bfont\s*:\s*["'`][^"'`]*\d(?:px)\b/g,
  /\bz(?:Index|-index)["']?\s*:\s*["'`]?-?\d+/g,
];

/**
 * Hard-coded values of a source that belong in tokens: colours, font sizes in pixels and z-indexes.
 * Comments are ignored.
 * @example rawValuesIn("color: 'red'") // ["color: 'red'"]
 */
export function rawValuesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => found.trim()));
}
