/** Whether a style makes that nothing is seen. */
export function isHiding(style: string): boolean {
  const rules = `;${style
    .slice(0, 2_000)
    .toLowerCase()
    .replaceAll(/\s+|!important/g, '')};`;
  return hiding.some((rule) => rule.test(rules)) || isFolded(rules) || isInkOnInk(rules);
}

const hiding = [
  /;(?:display:none|visibility:(?:hidden|collapse)|opacity:(?:0?\.0\d*|0?\.?)(?=;))/,
  /;font-size:(?:0?\.0\d*|0|[01](?:\.\d+)?px)(?:px|pt|em|rem|%|vw)?;/,
  /;(?:left|right|top|bottom|text-indent|margin(?:-\w+)?):-(?:\d{4,}|\d{3,}(?:vw|vh|r?em))/,
  /;clip:rect\([01]|;clip-path:inset\((?:50|100)%|;transform:(?:scale\(0\)|translate[xy]?\(-\d{4,})/,
];

/** Hidden with a height or a width of nothing. */
function isFolded(rules: string): boolean {
  return (
    /;(?:max-)?(?:height|width):[01](?:px)?;/.test(rules) && /;overflow(?:-[xy])?:(?:hidden|clip)/.test(rules)
  );
}

function isInkOnInk(rules: string): boolean {
  const ink = /;color:([^;]+)/.exec(rules)?.[1];
  const paper = /;background(?:-color)?:([^;]+)/.exec(rules)?.[1];
  // Letters cut out of a picture are seen.
  const isClear = ink === 'transparent' && !rules.includes('clip:text');
  return isClear || (ink !== undefined && ink === paper);
}
