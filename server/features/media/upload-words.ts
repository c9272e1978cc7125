import { imageRules, videoRules } from '#contract/media.ts';
import type { Language } from '#contract/people.ts';

interface UploadWords {
  unsupportedType: string;
  tooLarge(told: { size: string | undefined; kind: 'image' | 'video'; most: string }): string;
  damagedPicture: string;
  damagedVideo: string;
  tooManyFrames(most: number): string;
  tooShort(seconds: number): string;
  tooLong(minutes: number): string;
  tooManyPixels(mostMegapixels: number): string;
  lowResolution(width: number, height: number): string;
  storageFull(mostGb: number): string;
  tooManyUploads(most: number): string;
  signedOut: string;
}

const { minWidth, minHeight } = imageRules;
const { minSeconds, maxSeconds } = videoRules;
const maxMinutes = maxSeconds / 60;

const english: UploadWords = {
  unsupportedType:
    'unsupported type. Please use a JPG, PNG or GIF picture, or an MP4, MOV, AVI or WebM video.',
  tooLarge: ({ size, kind, most }) =>
    `file too large${size ? ` (${size})` : ''}. A ${kind === 'image' ? 'picture' : 'video'} may have up to ${most}.`,
  damagedPicture: 'invalid file. It seems to be damaged; please save it again as JPG or PNG.',
  damagedVideo: 'invalid file. It seems to be damaged or cut off; please export it again as MP4.',
  tooManyFrames: (most) => `invalid file. It has more than ${most} frames; please use a video instead.`,
  tooShort: (seconds) =>
    `video too short (${seconds.toLocaleString('en')} s). A video needs at least ${minSeconds} second.`,
  tooLong: (minutes) => `video too long (${minutes} minutes). A video may have up to ${maxMinutes} minutes.`,
  tooManyPixels: (most) => `invalid file. It has more than ${most} megapixels; please make it smaller.`,
  lowResolution: (width, height) =>
    `resolution too low (${width} × ${height}). A picture needs at least ${minWidth} × ${minHeight} pixels.`,
  storageFull: (most) =>
    `no room left. Your plan holds ${most} GB of pictures and videos; delete campaigns you no longer need.`,
  tooManyUploads: (most) =>
    `${most} uploads have begun and are not finished. Finish or remove one of them, or try again tomorrow.`,
  signedOut: 'Please log in to upload media',
};

const norwegian: UploadWords = {
  unsupportedType:
    'filtypen støttes ikke. Bruk et bilde i JPG, PNG eller GIF, eller en video i MP4, MOV, AVI eller WebM.',
  tooLarge: ({ size, kind, most }) =>
    `filen er for stor${size ? ` (${size})` : ''}. ${kind === 'image' ? 'Et bilde' : 'En video'} kan være på opptil ${most}.`,
  damagedPicture: 'ugyldig fil. Den ser ut til å være skadet. Lagre den på nytt som JPG eller PNG.',
  damagedVideo: 'ugyldig fil. Den ser ut til å være skadet eller avkortet. Eksporter den på nytt som MP4.',
  tooManyFrames: (most) => `ugyldig fil. Den har mer enn ${most} enkeltbilder. Bruk en video i stedet.`,
  tooShort: (seconds) =>
    `videoen er for kort (${seconds.toLocaleString('nb')} s). En video må vare i minst ${minSeconds} sekund.`,
  tooLong: (minutes) =>
    `videoen er for lang (${minutes} minutter). En video kan vare i opptil ${maxMinutes} minutter.`,
  tooManyPixels: (most) => `ugyldig fil. Den har mer enn ${most} megapiksler. Gjør den mindre.`,
  lowResolution: (width, height) =>
    `oppløsningen er for lav (${width} × ${height}). Et bilde trenger minst ${minWidth} × ${minHeight} piksler.`,
  storageFull: (most) =>
    `ikke plass til mer. Abonnementet ditt har ${most} GB til bilder og videoer. Slett kampanjer du ikke trenger lenger.`,
  tooManyUploads: (most) =>
    `${most} opplastinger er begynt og ikke fullført. Fullfør eller fjern en av dem, eller prøv igjen i morgen.`,
  signedOut: 'Logg inn for å laste opp',
};

/** Why an upload is refused, by language; what is wrong with a file follows its name. */
export const uploadWords: Record<Language, UploadWords> = { en: english, nb: norwegian };
