import { setImmediate } from 'node:timers/promises';
import type { Finding } from '#contract/compliance/finding.ts';
import { mergeAnswers, mergeFindings } from '#contract/compliance/merge-quotes.ts';
import type { ComplianceReport, Judgement, LookedAt, ReportedVerdict } from '#contract/compliance/report.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { lackingSign } from './font-runs.ts';
import { muted, type Sheet } from './pdf-sheet.ts';

export interface ReadBy {
  language: Language;
  /** Where whoever reads it is; undefined where nobody has said it. */
  timeZone: string | undefined;
}

const acts = {
  publication: m.report_act_publication,
  'new-ads': m.report_act_new_ads,
  wording: m.report_act_wording,
  places: m.report_act_places,
  'lead-form': m.report_act_lead_form,
} satisfies Record<ReportedVerdict['act'], unknown>;
const oldest = 65;
const inset = { left: 14 };
const label = { colour: muted, size: 9, before: 6, isLabel: true };

/** Writes a report down as a PDF, a verdict at a time, so that others have their turn. */
export async function writeReport(sheet: Sheet, report: ComplianceReport, by: ReadBy): Promise<void> {
  const { say, when } = wordsFor(by);
  sheet.write('H1', titleOf(report, by.language));
  sheet.write('P', say(m.report_campaign, { id: report.subject }), { colour: muted });
  sheet.write('P', say(m.report_made, { date: when(report.madeAt) }), { colour: muted });
  sheet.write('P', say(m.report_text), { before: 10 });
  if (report.draft) {
    sheet.write('H2', say(m.report_now));
    sheet.write('P', say(m.report_now_text), { colour: muted });
    writeJudgement(sheet, report.draft, by);
  }
  if (!report.draft && report.verdicts.length === 0) {
    sheet.write('H2', say(m.report_empty));
    sheet.write('P', say(m.report_empty_text));
  }
  for (const verdict of report.verdicts) {
    await setImmediate();
    if (sheet.document.destroyed) return;
    sheet.write('H2', say(acts[verdict.act]));
    sheet.write('P', whoAndWhen(verdict, by), { colour: muted });
    writeJudgement(sheet, verdict, by);
  }
  writeNewest(sheet, { shown: report.verdicts.length, count: report.verdictCount }, by);
  await setImmediate();
  writeAnswers(sheet, report, by);
  if (sheet.hasLackingSigns())
    sheet.write('P', say(m.report_signs, { sign: lackingSign }), { colour: muted, before: 18 });
  sheet.end((n, all) => say(m.report_page, { n, all }));
}

export function titleOf({ title }: Pick<ComplianceReport, 'title'>, locale: Language): string {
  return m.report_title({ title: title ?? m.report_gone({}, { locale }) }, { locale });
}

function wordsFor({ language: locale, timeZone }: ReadBy) {
  const region = locale === 'nb' ? 'nb-NO' : 'en-GB';
  const moments = new Intl.DateTimeFormat(region, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    say: <Inputs extends object>(
      word: (inputs: Inputs, options: { locale: Language }) => string,
      inputs = {} as Inputs,
    ) => word(inputs, { locale }),
    when: (at: string) => `${moments.format(new Date(at))}${timeZone ? '' : ' UTC'}`,
    day: (at: string) => days.format(new Date(at)),
    country: (code: string) =>
      /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code,
  };
}

function whoAndWhen({ by: told, keyName: key, at }: ReportedVerdict, by: ReadBy): string {
  const { say, when } = wordsFor(by);
  const who = { name: told || say(m.report_somebody), date: when(at) };
  return key ? say(m.report_by_key, { ...who, key }) : say(m.report_by, who);
}

function writeJudgement(sheet: Sheet, { packs, lookedAt, findings }: Judgement, by: ReadBy): void {
  const { say, day } = wordsFor(by);
  sheet.write('H3', say(m.report_found));
  if (findings.length === 0) sheet.write('P', say(m.report_nothing_found));
  for (const { one, quotes } of mergeFindings(findings)) writeFinding(sheet, { ...one, quotes }, by);
  writeLookedAt(sheet, lookedAt, by);
  sheet.write('H3', say(m.report_packs));
  for (const { name, version, rules } of packs)
    sheet.write('P', say(m.report_pack, { name: say(m[`report_pack_${name}`]), rules, date: day(version) }));
}

function writeLookedAt(sheet: Sheet, { texts, pictures, ...rest }: LookedAt, by: ReadBy): void {
  const { say, country } = wordsFor(by);
  const { countryCodes, ageFrom, ageTo } = rest;
  sheet.write('H3', say(m.report_looked_at));
  const places = countryCodes.map(country).join(', ') || say(m.report_no_places);
  sheet.write('P', `${say(m.report_places)}: ${places}`);
  const to = ageTo >= oldest ? `${ageTo}+` : String(ageTo);
  sheet.write('P', `${say(m.report_ages)}: ${say(m.report_years, { from: ageFrom, to })}`);
  for (const { label: name, text } of texts) {
    sheet.write('P', name, label);
    sheet.write('P', text, { before: 1 });
  }
  for (const [place, { text }] of pictures.entries()) {
    sheet.write('P', say(m.report_picture, { n: place + 1 }), label);
    sheet.write('P', text, { before: 1 });
  }
}

function writeFinding(sheet: Sheet, finding: Finding & { quotes: string[] }, by: ReadBy): void {
  const { say } = wordsFor(by);
  const { level, quotes, text, law, url, isUnsure, answer } = finding;
  sheet.write('P', say(m[`report_level_${level}`]), { weight: 700, before: 8, isLabel: true });
  for (const quote of quotes) sheet.write('P', say(m.report_about, { quote }), inset);
  sheet.write('P', text, inset);
  sheet.link(law, url, { ...inset, size: 9 });
  if (isUnsure) sheet.write('P', say(m.report_unsure), { ...inset, colour: muted, size: 9 });
  if (answer) writeAnswer(sheet, answer, by);
  else if (level === 'ask') sheet.write('P', say(m.report_unanswered), { ...inset, weight: 700 });
}

function writeAnswer(sheet: Sheet, answer: NonNullable<Finding['answer']>, by: ReadBy): void {
  const { say, when } = wordsFor(by);
  const { isSo, note, file, at } = answer;
  const who = { name: answer.by || say(m.report_somebody), date: when(at) };
  sheet.write('P', say(isSo ? m.report_yes : m.report_no, who), { ...inset, weight: 700 });
  if (note) sheet.write('P', say(m.report_note, { note }), inset);
  if (file) sheet.write('P', say(m.report_file, { name: file.name }), inset);
}

function writeAnswers(sheet: Sheet, { answers, answerCount, rules }: ComplianceReport, by: ReadBy): void {
  if (answers.length === 0) return;
  const { say, day } = wordsFor(by);
  sheet.write('H2', say(m.report_answers));
  sheet.write('P', say(m.report_answers_text), { colour: muted });
  for (const { one: answer, quotes } of mergeAnswers(answers)) {
    const { question, ruleId: rule, packVersion, isReplaced } = answer;
    sheet.write('P', question, { before: 10, isLabel: true });
    for (const quote of quotes) sheet.write('P', say(m.report_about, { quote }), inset);
    const source = rules.find(({ id }) => id === rule);
    if (source) sheet.link(source.law, source.url, { ...inset, size: 9 });
    writeAnswer(sheet, answer, by);
    if (isReplaced) sheet.write('P', say(m.report_replaced), { ...inset, colour: muted });
    sheet.write('P', say(m.report_rule, { rule, date: day(packVersion) }), {
      ...inset,
      colour: muted,
      size: 9,
    });
  }
  writeNewest(sheet, { shown: answers.length, count: answerCount }, by);
}

function writeNewest(sheet: Sheet, { shown, count }: { shown: number; count: number }, by: ReadBy): void {
  if (count > shown) sheet.write('P', wordsFor(by).say(m.report_newest, { shown, count }), { before: 10 });
}
