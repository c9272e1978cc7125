import {
  Bookmark,
  ChevronUp,
  Ellipsis,
  Globe,
  Heart,
  MessageCircle,
  Send,
  Share2,
  ThumbsUp,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import type { ComposedAd } from './compose-ad.ts';
import { TradePicture } from './pictures/pictures.tsx';
import { Initial, Slot } from './slot.tsx';
import { exampleTrade } from './try-words.ts';

/** A phone with the ad in it, as Facebook, Instagram and a story show it. Which one is seen, the choice below it says. */
export function TryPhone({ ad }: { ad: ComposedAd }) {
  return (
    <figure
      aria-label={m.try_phone()}
      className="relative mx-auto h-[34rem] w-[17.5rem] rounded-[2.5rem] border-[7px] border-story bg-story ring-1 ring-line-strong/60 shadow-[0_0_5rem_-1rem_var(--aurora),0_24px_48px_-24px_var(--scrim)]"
    >
      <div className="absolute inset-0 overflow-hidden rounded-[2rem] bg-feed font-feed text-[0.8125rem] leading-snug text-feed-text">
        <Facebook ad={ad} />
        <Instagram ad={ad} />
        <Story ad={ad} />
      </div>
      <span
        aria-hidden
        className="absolute top-1.5 left-1/2 h-4 w-20 -translate-x-1/2 rounded-full bg-story"
      />
      <figcaption className="absolute -top-3 right-4 rounded-full border border-line bg-raised px-2.5 py-0.5 text-xs font-semibold text-text shadow-raised">
        {m.try_example()}
      </figcaption>
    </figure>
  );
}

const panel =
  'absolute inset-0 flex flex-col opacity-0 invisible transition-[opacity,visibility] duration-150';

function Facebook({ ad }: { ad: ComposedAd }) {
  return (
    <div
      className={cn(
        panel,
        'group-has-[[value=facebook]:checked]/try:visible group-has-[[value=facebook]:checked]/try:opacity-100',
      )}
    >
      <Bar className="pt-8">
        <span className="h-2.5 w-20 rounded-full bg-feed-button" />
        <span className="ml-auto size-6 rounded-full bg-feed-bar" />
        <span className="size-6 rounded-full bg-feed-bar" />
      </Bar>
      <Post ad={ad} />
      <div aria-hidden className="h-2 shrink-0 border-t border-feed-line bg-feed-bar" />
      <NextPost />
    </div>
  );
}

/** The ad as it stands in the feed of Facebook. */
export function Post({ ad }: { ad: ComposedAd }) {
  return (
    <>
      <Speaker ad={ad} />
      <p className="min-h-[5.75rem] px-3 pb-2.5 break-words">
        <Slot name="text" data-try-typed>
          {ad.text}
        </Slot>
      </p>
      <div data-try-frame className="aspect-[4/3] shrink-0 overflow-hidden">
        <TradePicture trade={exampleTrade} />
      </div>
      <div className="flex min-h-14 shrink-0 items-center gap-2 bg-feed-bar px-3 py-2">
        <p className="line-clamp-2 grow font-semibold break-words">
          <Slot name="headline" data-try-typed>
            {ad.headline}
          </Slot>
        </p>
        <span className="shrink-0 rounded-md bg-feed-button px-2.5 py-1.5 text-xs font-semibold">
          {m.try_button()}
        </span>
      </div>
      <div
        aria-hidden
        className="flex shrink-0 justify-around py-2 text-xs font-medium text-feed-muted [&_svg]:size-4"
      >
        <Act icon={<ThumbsUp />}>{m.try_like()}</Act>
        <Act icon={<MessageCircle />}>{m.try_comment()}</Act>
        <Act icon={<Share2 />}>{m.try_share()}</Act>
      </div>
    </>
  );
}

function Instagram({ ad }: { ad: ComposedAd }) {
  return (
    <div
      className={cn(
        panel,
        'group-has-[[value=instagram]:checked]/try:visible group-has-[[value=instagram]:checked]/try:opacity-100',
      )}
    >
      <Bar className="pt-8">
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} className="size-9 shrink-0 rounded-full bg-feed-bar" />
        ))}
      </Bar>
      <Speaker ad={ad} />
      <div className="aspect-[6/5] shrink-0 overflow-hidden">
        <TradePicture trade={exampleTrade} />
      </div>
      <p className="flex shrink-0 items-center justify-between bg-feed-bar-loud px-3 py-2 font-semibold text-story-text">
        {m.try_button()}
        <ChevronUp aria-hidden className="size-4 rotate-90" />
      </p>
      <div aria-hidden className="flex shrink-0 gap-3.5 px-3 pt-2.5 [&_svg]:size-5">
        <Heart />
        <MessageCircle />
        <Send />
        <Bookmark className="ml-auto" />
      </div>
      <p className="px-3 pt-2 break-words">
        <Slot name="name" className="font-semibold">
          {ad.name}
        </Slot>{' '}
        <Slot name="text">{ad.text}</Slot>
      </p>
    </div>
  );
}

function Story({ ad }: { ad: ComposedAd }) {
  return (
    <div
      className={cn(
        panel,
        'isolate bg-story text-story-text group-has-[[value=story]:checked]/try:visible group-has-[[value=story]:checked]/try:opacity-100',
      )}
    >
      <TradePicture trade={exampleTrade} className="absolute inset-0 -z-20" />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-story-shade via-story-shade via-50% to-story to-75%" />
      <div aria-hidden className="mx-3 mt-8 h-0.5 shrink-0 rounded-full bg-story-text/40">
        <div className="h-full w-1/3 rounded-full bg-story-text" />
      </div>
      <div className="flex items-center gap-2 p-3">
        <Initial letter={ad.initial} className="size-8 text-sm" />
        <span className="min-w-0 grow">
          <Slot name="name" className="block truncate font-semibold">
            {ad.name}
          </Slot>
          <span className="block text-xs">{m.campaigns_preview_sponsored()}</span>
        </span>
        <X aria-hidden className="size-5 shrink-0" />
      </div>
      <p className="mt-auto px-4 text-center text-base leading-tight font-bold break-words">
        <Slot name="headline">{ad.headline}</Slot>
      </p>
      <p className="px-4 pt-2 text-center break-words">
        <Slot name="text">{ad.text}</Slot>
      </p>
      <div className="flex flex-col items-center gap-1 pt-3 pb-6">
        <ChevronUp aria-hidden className="size-4" />
        <span className="rounded-full bg-story-button px-5 py-2 font-semibold text-on-story-button">
          {m.try_button()}
        </span>
      </div>
    </div>
  );
}

function Speaker({ ad }: { ad: ComposedAd }) {
  return (
    <div className="flex shrink-0 items-center gap-2.5 p-3">
      <Initial letter={ad.initial} className="size-9 text-sm" />
      <span className="min-w-0 grow">
        <Slot name="name" data-try-typed className="block truncate font-semibold">
          {ad.name}
        </Slot>
        <span className="flex items-center gap-1 text-xs text-feed-muted">
          {m.campaigns_preview_sponsored()} <span aria-hidden>·</span>
          <Globe aria-hidden className="size-3" />
        </span>
      </span>
      <Ellipsis aria-hidden className="size-5 shrink-0 self-start text-feed-muted" />
    </div>
  );
}

function Bar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      aria-hidden
      className={cn('flex shrink-0 items-center gap-2 border-b border-feed-line px-3 pb-2.5', className)}
    >
      {children}
    </div>
  );
}

function Act({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="flex items-center gap-1">
      {icon}
      {children}
    </span>
  );
}

function NextPost() {
  return (
    <div aria-hidden className="space-y-2 p-3">
      <div className="flex items-center gap-2.5">
        <span className="size-9 rounded-full bg-feed-bar" />
        <span className="h-2.5 w-28 rounded-full bg-feed-bar" />
      </div>
      <span className="block h-2.5 rounded-full bg-feed-bar" />
    </div>
  );
}
