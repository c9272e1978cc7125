import { isOpen, type Finding } from '#contract/compliance/finding.ts';
import { mergeFindings } from '#contract/compliance/merge-quotes.ts';
import type { Judgement, LookedAt, ReportedRule } from '#contract/compliance/report.ts';
import { countryWords } from '#web/country-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { formatLongDay } from '#web/ui/format/format.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import type { ReactNode } from 'react';
import { EvidenceLink } from '../evidence-link.tsx';
import { LawLink } from '../law-link.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { PackItem } from './pack-item.tsx';
import { QuoteList } from './quote-list.tsx';

const levels = { stop: m.report_level_stop, ask: m.report_level_ask, hint: m.report_level_hint };
const oldest = 65;
/** Of the parts of an ad. */
const styles: Record<string, string> = { headline: 'font-semibold', description: 'text-muted' };

interface JudgementViewProps {
  judgement: Judgement;
  /** As they stand now. */
  rules: readonly ReportedRule[];
}

/** By which rules something was judged, what they looked at and what they found. */
export function JudgementView({ judgement: { packs, lookedAt, findings }, rules }: JudgementViewProps) {
  return (
    <div className="space-y-5 text-sm">
      <Part title={m.report_found()}>
        {findings.length === 0 ? (
          <p className="text-muted">{m.report_nothing_found()}</p>
        ) : (
          <ul className="-my-2 divide-y divide-line">
            {mergeFindings(findings).map(({ one, quotes }) => (
              <ReportedFinding key={one.id} finding={one} quotes={quotes} />
            ))}
          </ul>
        )}
      </Part>
      <Part title={m.report_looked_at()}>
        <LookedAtList lookedAt={lookedAt} />
      </Part>
      <Part title={m.report_packs()}>
        {[...Map.groupBy(packs, ({ version }) => version)].map(([version, ofDay]) => (
          <div key={version}>
            <p className="text-muted">{m.report_packs_day({ date: formatLongDay(version) })}</p>
            <ul className="divide-y divide-line">
              {ofDay.map((pack) => (
                <PackItem key={pack.name} pack={pack} known={rules} />
              ))}
            </ul>
          </div>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2 border-t border-line pt-5">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </div>
  );
}

/** What has been answered stands folded: what is open is to be seen. */
function ReportedFinding({ finding, quotes }: { finding: Finding; quotes: string[] }) {
  const { level, text, answer } = finding;
  return (
    <li id={isOpen(finding) ? finding.id : undefined} className="scroll-mt-20 break-inside-avoid">
      <Fold
        look="row"
        heading={`${levels[level]()}: ${text}`}
        text={<GivenAnswer law={finding.law} answer={answer} />}
        isOpen={!answer || isOpen(finding)}
      >
        <QuoteList quotes={quotes} />
        <LawLink finding={finding} isNamed />
        {answer?.file && <EvidenceLink file={answer.file} />}
        {!answer && level === 'ask' && (
          <p className="font-medium text-warning-text">{m.report_unanswered()}</p>
        )}
      </Fold>
    </li>
  );
}

function LookedAtList({ lookedAt }: { lookedAt: LookedAt }) {
  const { texts, pictures, countryCodes, ageFrom, ageTo } = lookedAt;
  const places = countryCodes.map((code) => countryWords(code, code)).join(', ');
  const to = ageTo >= oldest ? `${ageTo}+` : String(ageTo);
  return (
    <Fold
      look="row"
      heading={m.report_looked_at_all({ count: texts.length + pictures.length + 2 })}
      className="-my-2"
    >
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2">
        <Looked name={m.report_places()}>{places || m.report_no_places()}</Looked>
        <Looked name={m.report_ages()}>{m.report_years({ from: ageFrom, to })}</Looked>
        {[...groupTexts(texts)].map(([name, parts]) => (
          <Looked key={name} name={name}>
            {parts.map(({ field, text }) => (
              <p key={field} className={styles[field.split('.')[2] ?? '']}>
                {text}
              </p>
            ))}
          </Looked>
        ))}
        {pictures.map(({ field, text }, place) => (
          <Looked key={field} name={m.report_picture({ n: place + 1 })}>
            <span className="flex items-start gap-3">
              <Thumbnail url={`/media/${field.split('.')[1]}/preview`} className="size-14" />
              {text}
            </span>
          </Looked>
        ))}
      </dl>
    </Fold>
  );
}

/** The parts of one ad together, and all selling points. */
function groupTexts(texts: LookedAt['texts']): Map<string, LookedAt['texts']> {
  const ads: string[] = [];
  return Map.groupBy(texts, ({ field, label }) => {
    const [kind, id = ''] = field.split('.');
    if (kind === 'sellingPoints') return m.drafts_content_points();
    if (kind !== 'ads') return label;
    if (!ads.includes(id)) ads.push(id);
    return m.campaigns_ad({ n: ads.indexOf(id) + 1 });
  });
}

function Looked({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-2">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </>
  );
}
