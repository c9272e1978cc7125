import { Check, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/class-names.ts';
import { StepList } from '#web/ui/step-list.tsx';
import { Slot } from '../try/slot.tsx';
import { Post } from '../try/try-phone.tsx';
import { exampleAds, exampleBudget } from '../try/try-words.ts';
import { Scene } from './scene.tsx';

const card = 'rounded-xl border border-line bg-surface p-4 shadow-raised sm:p-5';

/** The ad of the hero on its way to the first person who answers. What is typed above stands here too. */
export function Scenes() {
  return (
    <ol className="relative space-y-14">
      <span aria-hidden className="absolute top-8 bottom-2 left-[9px] w-0.5 rounded-full bg-line" />
      <span
        aria-hidden
        style={{ animationTimeline: 'view()', animationRange: 'entry 40% exit 40%' }}
        className="absolute top-8 bottom-2 left-[9px] hidden w-0.5 origin-top rounded-full bg-accent supports-[animation-timeline:view()]:motion-safe:block supports-[animation-timeline:view()]:motion-safe:animate-thread"
      />
      <Scene step={m.scene_asked()} title={m.scene_asked_title()} text={m.scene_asked_text()}>
        <Asked />
      </Scene>
      <Scene step={m.scene_written()} title={m.scene_written_title()} text={m.scene_written_text()}>
        <Written />
      </Scene>
      <Scene step={m.scene_checked()} title={m.scene_checked_title()} text={m.scene_checked_text()}>
        <Checked />
      </Scene>
      <Scene step={m.scene_published()} title={m.scene_published_title()} text={m.scene_published_text()}>
        <Published />
      </Scene>
      <Scene step={m.scene_answered()} title={m.scene_answered_title()} text={m.scene_answered_text()}>
        <Answered />
      </Scene>
    </ol>
  );
}

export function Asked() {
  return (
    <div className={cn(card, 'grid gap-4 sm:grid-cols-2')}>
      <Answer question={m.try_field()}>
        <Slot name="wish">{m.try_placeholder()}</Slot>
      </Answer>
      <Answer question={m.try_budget()}>
        <Slot name="day">{exampleBudget().day}</Slot>
      </Answer>
    </div>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{question}</p>
      <p className="mt-1.5 min-h-11 rounded-lg border border-line bg-sunken px-3 py-2.5 text-sm font-medium break-words">
        {children}
      </p>
    </div>
  );
}

/** Some of the ads there are, the first of them chosen; or only as many as were kept. */
export function Written({ kept }: { kept?: number }) {
  const tones = [
    m.campaigns_tone_professional(),
    m.campaigns_tone_friendly(),
    m.campaigns_tone_storytelling(),
  ];
  const ads = exampleAds().slice(0, kept);
  return (
    <ul className="grid gap-3">
      {ads.map(({ headline, text }, place) => (
        <li
          key={tones[place]}
          className={cn(card, 'flex items-start gap-4', place < (kept ?? 1) && 'border-accent!')}
        >
          <div className="min-w-0 grow">
            <p className="text-xs text-muted">{tones[place]}</p>
            <p className="mt-1 font-semibold">
              <Slot name={`headline-${place}`}>{headline}</Slot>
            </p>
            <p className="mt-1 text-sm text-pretty text-muted">
              <Slot name={`text-${place}`}>{text}</Slot>
            </p>
          </div>
          {place < (kept ?? 1) && <Tick />}
        </li>
      ))}
    </ul>
  );
}

function Checked() {
  const checks = [
    m.publications_check_texts(),
    m.publications_check_places(),
    m.publications_check_payment(),
  ];
  const { day, month } = exampleBudget();
  return (
    <div className={card}>
      <ul className="divide-y divide-line text-sm">
        {checks.map((name) => (
          <li key={name} className="flex items-center gap-3 py-2.5 first:pt-0">
            <Tick />
            <span className="grow font-medium">{name}</span>
            <span className="text-muted">{m.publications_check_fine()}</span>
          </li>
        ))}
        <li className="flex items-center gap-3 py-2.5 last:pb-0 max-sm:flex-wrap max-sm:gap-y-0.5">
          <Tick />
          <span className="grow font-medium">{m.publications_check_budget()}</span>
          <span className="text-pretty text-muted max-sm:w-full max-sm:pl-8 sm:text-right">
            <Slot name="day" className="block">
              {day}
            </Slot>
            <Slot name="month" className="block text-xs">
              {month}
            </Slot>
          </span>
        </li>
      </ul>
    </div>
  );
}

/** Caught in motion, and still: nothing on this page turns without end. */
export function Published() {
  return (
    <div className={cn(card, '[&_svg]:animate-none')}>
      <StepList
        name={m.publications_steps()}
        steps={[
          { name: m.publications_step_campaign(), state: 'done' },
          { name: m.publications_step_ad_set(), state: 'done' },
          { name: m.publications_step_ads(), state: 'done' },
          { name: m.publications_step_check(), state: 'doing' },
          { name: m.publications_step_launch(), state: 'to-do' },
        ]}
      />
    </div>
  );
}

/** What people see once Meta has looked at it. */
export function Shown() {
  const [ad] = exampleAds();
  return (
    <div className="w-[17.5rem] max-w-full overflow-hidden rounded-xl border border-feed-line lg:mx-auto bg-feed font-feed text-[0.8125rem] leading-snug text-feed-text shadow-raised [&_p]:min-h-0!">
      {ad && <Post ad={ad} />}
    </div>
  );
}

/** A telephone on the table, and what lights it up. */
function Answered() {
  return (
    <div className="overflow-hidden border-b-2 border-line-strong">
      <div
        data-rings
        className="relative mx-auto w-[17.5rem] max-w-full rounded-t-[2.5rem] border-[7px] border-b-0 border-story bg-story bg-linear-to-b from-aurora/40 to-story px-2 pt-9 pb-8 text-story-text outline -outline-offset-1 outline-line-strong"
      >
        <span
          aria-hidden
          className="absolute top-1.5 left-1/2 h-4 w-20 -translate-x-1/2 rounded-full bg-story"
        />
        <p className="mb-4 text-center text-4xl leading-none font-semibold">11:42</p>
        <Noticed />
      </div>
    </div>
  );
}

/** How one is told that somebody has answered. */
export function Noticed() {
  const who = m.scene_lead_who();
  return (
    <div className="rounded-2xl bg-raised p-3.5 text-text shadow-raised ring-1 ring-line">
      <p className="flex items-center gap-2 text-xs text-muted">
        <Mail aria-hidden className="size-3.5" />
        {m.app_name()}
        <span aria-hidden>·</span>
        {m.scene_now()}
        <Example />
      </p>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={who} className="size-10 text-sm" />
        <p className="min-w-0 text-sm">
          <span className="block font-semibold">{m.scene_lead()}</span>
          <span className="block text-muted">
            {who} <span aria-hidden>·</span> {m.scene_lead_what()}
          </span>
        </p>
      </div>
      <p
        aria-hidden
        className="mt-3 flex min-h-10 items-center justify-center rounded-lg bg-accent text-sm font-semibold text-on-accent"
      >
        {m.scene_see()}
      </p>
    </div>
  );
}

/** What a few days have cost and brought: the days by their budget, the leads made up. */
export function Week() {
  const [better, weaker] = exampleAds();
  const ads = [
    { ad: better, brought: m.scene_week_better(), share: 'w-full' },
    { ad: weaker, brought: m.scene_week_weaker(), share: 'w-1/2' },
  ];
  return (
    <div className={card}>
      <div className="flex items-start gap-3">
        <p className="text-lg leading-snug font-semibold text-pretty">{m.scene_week()}</p>
        <Example />
      </div>
      <ul className="mt-5 mb-6 space-y-4 text-sm">
        {ads.map(({ ad, brought, share }) => (
          <li key={share}>
            <p className="flex items-baseline justify-between gap-4">
              {ad?.headline}
              <span className="shrink-0 font-semibold">{brought}</span>
            </p>
            <span aria-hidden className={cn('mt-1.5 block h-1.5 rounded-full bg-accent', share)} />
          </li>
        ))}
      </ul>
      <Answer question={m.try_budget()}>{m.scene_week_budget()}</Answer>
    </div>
  );
}

function Example() {
  return (
    <span className="ml-auto shrink-0 rounded-full border border-line px-2 py-px text-xs font-semibold text-muted">
      {m.try_example()}
    </span>
  );
}

function Tick() {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full bg-success-soft text-success-text"
    >
      <Check className="size-3.5" strokeWidth={3} />
    </span>
  );
}
