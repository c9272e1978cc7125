const pairs: [others: string, ours: string][] = [
  // Cyrillic, Armenian, Greek by small letters and by capitals, which look like other letters.
  ['авеѕікмнорстухԁԛԝүһјӏпгияьөѵшц', 'abesikmhopctyxdqwyhjlnrnrbøvwu'],
  ['օոսհց', 'onuhg'],
  ['αβγεικνορσςτυχηωϲμ', 'abyeikvopostuxnwcu'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  // Small capitals, and Latin letters of others.
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢᴁᴓ', 'abcdefghijklmnopqrstuvwyzæø'],
  ['ɑɡıłđħŧɩƒɓɗƙɭɱɳŋʂʈʉʋӕ℮', 'agildhtifbdklmnnstuvæe'],
  ['∅⌀⊘ɵθ', 'øøøøø'],
];

/** Letters of other alphabets, and signs, that are taken for ours. */
const lookAlikes = new Map(
  pairs.flatMap(([others, ours]) => Array.from(others, (sign, place) => [sign, ours[place]!] as const)),
);

/** Letters in a black circle or square, which are signs of their own. */
const inBlack = [0x1f150, 0x1f170];

/** The letter of ours that a sign looks like, or itself. */
export function asOurs(sign: string): string {
  const known = lookAlikes.get(sign) ?? lookAlikes.get(sign.toLowerCase());
  if (known) return known;
  const code = sign.codePointAt(0)!;
  const begin = inBlack.find((first) => code >= first && code < first + 26);
  return begin === undefined ? sign : String.fromCharCode(code - begin + 97);
}
