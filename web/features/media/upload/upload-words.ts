import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** '12.4 MB', in the megabytes the limits are told in. */
export function nameBytes(bytes: number): string {
  const power = Math.min(
    units.length,
    Math.max(1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024))),
  );
  const unit = units[power - 1] ?? 'kilobyte';
  const format = { style: 'unit', unit, maximumFractionDigits: power === 1 ? 0 : 1 } as const;
  return new Intl.NumberFormat(pageLanguage(), format).format(bytes / 1024 ** power);
}

/** '6 min left'. Seconds are told in steps, so that they do not flicker. */
export function nameTimeLeft(leftMs: number): string {
  const seconds = Math.max(5, Math.ceil(leftMs / 5000) * 5);
  if (seconds < 60) return m.media_left_seconds({ count: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return m.media_left_minutes({ count: minutes });
  return m.media_left_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** '0:42' or '1:05:09'. */
export function nameDuration(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  const ending = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${ending}` : `${minutes}:${ending}`;
}
