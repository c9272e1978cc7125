import { type Campaign, type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { sourcesAfter } from '#contract/campaigns/field-sources.ts';
import {
  bringsAdsOf,
  changedFields,
  fieldNamesOf,
  fieldsOf,
  holds,
  pickFields,
  type FieldChanges,
} from './draft-fields.ts';

/** `failing` goes on trying by itself; `conflict`, `locked` and `refused` need the person. */
export type SaveState =
  | { name: 'idle' | 'waiting' | 'saving' }
  | { name: 'saved'; at: Date }
  | { name: 'failing' | 'refused' | 'conflict' | 'locked'; reason: unknown };

export interface DraftView {
  fields: CampaignFields;
  /** As the server last told it; null before the first save. */
  campaign: Campaign | null;
  save: SaveState;
  /** A daily budget that was cleared because the ad account pays in another currency, until it is set again. */
  budgetWas: { minor: number; currency: string } | null;
}

export interface DraftApi {
  /** May be repeated: the same id is the same draft. */
  create(start: { id: string; fields: FieldChanges }): Promise<Campaign>;
  update(change: { id: string; version: number; changes: FieldChanges }): Promise<Campaign>;
  get(id: string): Promise<Campaign>;
  /** Sorts what went wrong: no answer at all, or a deliberate no and which. */
  explain(error: unknown): 'no-answer' | 'conflict' | 'locked' | 'refused';
}

/** At most one request in this time. */
export const restMs = 2000;
const firstWaitMs = 700;
const longestWaitMs = 30_000;

/** Keeps what is typed and brings it to the server: changed fields only, one request at a time, never giving up. */
export class DraftKeeper {
  readonly #api: DraftApi;
  readonly #newId: string;
  readonly #listeners = new Set<() => void>();
  #view: DraftView;
  /** What the server holds, in the words it was sent. */
  #saved: CampaignFields;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #due = Infinity;
  #lastStart = 0;
  #failures = 0;
  #isHeld = false;
  /** The newest change on its way; it stays while nobody knows whether it arrived. */
  #sending: FieldChanges = {};
  /** Sent, but never answered: the server may hold any of these. */
  #doubtful: FieldChanges[] = [];

  constructor(api: DraftApi, campaign: Campaign | null, newId: string = crypto.randomUUID()) {
    this.#api = api;
    this.#newId = newId;
    const fields = campaign ? fieldsOf(campaign) : emptyCampaign;
    this.#saved = campaign ? fields : emptyCampaign;
    this.#view = { fields, campaign, save: { name: 'idle' }, budgetWas: null };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  view = (): DraftView => this.#view;

  /** What the draft is known by, also before it exists. */
  get id(): string {
    return this.#view.campaign?.id ?? this.#newId;
  }

  /** What was typed and is not known to be saved. */
  get unsaved(): FieldChanges {
    const isTouched = this.#view.campaign !== null || this.#view.save.name !== 'idle';
    return isTouched ? this.#pending() : {};
  }

  get sending(): FieldChanges {
    return this.#sending;
  }

  get isUnsaved(): boolean {
    return Object.keys(this.unsaved).length > 0;
  }

  /** Takes what the person typed; it is saved soon, and no longer from elsewhere. The first change begins the draft. */
  change = (changes: FieldChanges): void => {
    const { sources } = this.#view.fields;
    this.#hear(touches(sources, changes) ? { sources: sourcesAfter(sources, changes), ...changes } : changes);
  };

  /** What comes while the draft is being published comes too late: what is published is what was there. */
  hold = (isHeld: boolean): void => {
    this.#isHeld = isHeld;
  };

  /** Takes what follows from elsewhere. Before the draft exists it waits for the person's first change. */
  prefill = (changes: FieldChanges): void => {
    if (this.#view.campaign || this.#view.save.name !== 'idle') this.#hear(changes);
    else this.#take(changes);
  };

  /** Saves everything now. Throws what stood in the way; nothing typed is lost by it. */
  flush = async (): Promise<Campaign> => {
    if (this.isStuck && 'reason' in this.#view.save) throw this.#view.save.reason;
    do {
      await this.#start();
      if ('reason' in this.#view.save) throw this.#view.save.reason;
    } while (this.isUnsaved || !this.#view.campaign);
    return this.#view.campaign;
  };

  /** Shows the campaign as the server has it now, in place of everything here. */
  replace = (campaign: Campaign): void => {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    this.#saved = fieldsOf(campaign);
    this.#failures = 0;
    this.#doubtful = [];
    this.#sending = {};
    this.#show({ fields: this.#saved, campaign, save: { name: 'saved', at: new Date() } });
  };

  /** Takes the campaign as the server has it now, and what is not saved yet on top of it. */
  rebase = (campaign: Campaign): void => {
    const mine = this.unsaved;
    this.replace(campaign);
    if (Object.keys(mine).length > 0) this.#keep(mine);
  };

  /** Does not wait any longer: the network is back, the window is being left, or the person asks. */
  tryNow = (): void => {
    if (!this.isStuck && this.isUnsaved) this.#schedule(0);
  };

  get isStuck(): boolean {
    return this.#view.save.name === 'conflict' || this.#view.save.name === 'locked';
  }

  /** Whether anything may still be filled in by itself: it is a draft, and nothing waits for the person. */
  get isEditable(): boolean {
    const { campaign } = this.#view;
    return !this.isStuck && !this.#isHeld && (campaign === null || campaign.status === 'draft');
  }

  #hear(changes: FieldChanges): void {
    if (!this.#isHeld) this.#keep(changes);
  }

  #keep(changes: FieldChanges): void {
    this.#take(changes);
    if (!this.isStuck) this.#schedule();
  }

  #take(changes: FieldChanges): void {
    const { fields, budgetWas } = this.#view;
    const next = { ...fields, ...changes };
    const { dailyBudgetMinor: minor, currency } = fields;
    const isCleared = next.currency !== currency && next.dailyBudgetMinor === null && minor !== null;
    const was = next.dailyBudgetMinor === null ? budgetWas : null;
    this.#show({ fields: next, budgetWas: isCleared ? { minor, currency } : was });
  }

  /** What differs, and what may differ because nobody knows whether it arrived. */
  #pending(): FieldChanges {
    const { fields } = this.#view;
    const unknown = Object.assign({}, ...this.#doubtful) as FieldChanges;
    const pending = { ...pickFields(fields, fieldNamesOf(unknown)), ...changedFields(this.#saved, fields) };
    // Without a word about it, the server takes a changed field for somebody's own.
    return touches(fields.sources, pending) ? { ...pending, sources: fields.sources } : pending;
  }

  /** The earliest moment wins: typing on neither puts a save off nor brings two. */
  #schedule(waitMs = firstWaitMs): void {
    if (this.#running) return;
    if (this.#view.save.name !== 'failing') this.#show({ save: { name: 'waiting' } });
    const due = Math.max(Date.now() + waitMs, this.#lastStart + restMs);
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.#start(), due - Date.now());
  }

  #start(): Promise<void> {
    const { fields } = this.#view;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      const isMore = this.#view.save.name === 'saved' && this.#view.fields !== fields && this.isUnsaved;
      if (this.#view.save.name === 'failing') this.#schedule(this.#patience());
      else if (isMore) this.#schedule();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    const sent = this.#pending();
    const { campaign } = this.#view;
    const isNothing = campaign !== null && Object.keys(sent).length === 0;
    const wasFailing = this.#failures > 0;
    this.#lastStart = Date.now();
    this.#sending = sent;
    if (!wasFailing) this.#show({ save: { name: 'saving' } });
    try {
      const kept = isNothing ? campaign : await this.#send(campaign, sent);
      if (this.#isOutrun(kept)) return this.#show({ save: { name: 'saved', at: new Date() } });
      this.#saved = { ...this.#saved, ...sent };
      this.#failures = 0;
      this.#doubtful = [];
      this.#sending = {};
      this.#show({ campaign: kept, save: { name: 'saved', at: new Date() } });
    } catch (error) {
      const trouble = this.#api.explain(error);
      // What it would have overwritten is here by now; what was not saved lies on top, and is sent next.
      if (trouble === 'conflict' && this.#isOutrun(campaign))
        return this.#show({ save: { name: 'saved', at: new Date() } });
      this.#failures += 1;
      if (trouble === 'no-answer') this.#doubtful.push(sent);
      this.#show({ save: { name: trouble === 'no-answer' ? 'failing' : trouble, reason: error } });
    }
  }

  async #send(campaign: Campaign | null, sent: FieldChanges): Promise<Campaign> {
    if (!campaign) return this.#api.create({ id: this.#newId, fields: sent });
    const { id, version } = campaign;
    try {
      return await this.#api.update({ id, version, changes: sent });
    } catch (error) {
      if (this.#api.explain(error) !== 'conflict') throw error;
      const now = await this.#api.get(id);
      const isArrived = this.#doubtful.some((changes) => holds(now, changes));
      const isOurs = isArrived || bringsAdsOf(now, sent, this.#saved);
      if (now.version !== version + 1 || !isOurs) throw error;
      return this.#api.update({ id, version: now.version, changes: sent });
    }
  }

  /** While a change was on its way, a newer version than it knew was taken: the ads that were being written came. */
  #isOutrun(known: Campaign | null): boolean {
    const { campaign } = this.#view;
    return campaign !== null && known !== null && campaign.version > known.version;
  }

  #patience(): number {
    return Math.min(restMs * 2 ** (this.#failures - 1), longestWaitMs);
  }

  #show(part: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function touches(sources: CampaignFields['sources'], changes: FieldChanges): boolean {
  return Object.keys(changes).some((field) => field in sources);
}
