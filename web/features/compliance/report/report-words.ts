import type { ReportedAnswer, ReportedVerdict } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';

const acts = {
  publication: m.report_act_publication,
  'new-ads': m.report_act_new_ads,
  wording: m.report_act_wording,
  places: m.report_act_places,
  'lead-form': m.report_act_lead_form,
} satisfies Record<ReportedVerdict['act'], unknown>;

/** What was let through. */
export function actWords(act: ReportedVerdict['act']): string {
  return acts[act]();
}

/** By whom and when, and by which key. */
export function whoAndWhen({ by, keyName, at }: ReportedVerdict): string {
  const who = { name: by || m.report_somebody(), date: onOneLine(at) };
  return keyName ? m.report_by_key({ ...who, key: keyName }) : m.report_by(who);
}

/** Yes or no, by whom and when. */
export function answerWords({ isSo, by, at }: Pick<ReportedAnswer, 'isSo' | 'by' | 'at'>): string {
  const who = { name: by || m.report_somebody(), date: onOneLine(at) };
  return isSo ? m.report_yes(who) : m.report_no(who);
}

function onOneLine(at: string): string {
  return formatDateTime(at).replaceAll(' ', '\u00A0');
}
