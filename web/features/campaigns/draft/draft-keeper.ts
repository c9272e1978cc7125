import { type Campaign, type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { sourcesAfter } from '#contract/campaigns/field-sources.ts';
import { changedFields, fieldNamesOf, fieldsOf, pickFields, type FieldChanges } from './draft-fields.ts';
import { changeAt, choose, type Disputes, openStill, valueAt } from './merge/merge-fields.ts';
import { mergeDraft } from './merge/merge-draft.ts';

/** `failing` goes on trying by itself; `locked` and `refused` need the person. */
export type SaveState =
  | { name: 'idle' | 'waiting' | 'saving' }
  | { name: 'saved'; at: Date }
  | { name: 'failing' | 'refused' | 'locked'; reason: unknown };

export interface DraftView {
  fields: CampaignFields;
  /** As the server last told it; null before the first save. */
  campaign: Campaign | null;
  save: SaveState;
  /** A daily budget that was cleared because the ad account pays in another currency, until it is set again. */
  budgetWas: { minor: number; currency: string } | null;
  /** What somebody else has changed in the same moment, until the person has said what stands. */
  disputes: Disputes;
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
/** How often it is merged and sent again at once, where others save as fast. */
const mostMerges = 5;

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
  /** How often something was taken over that others had changed. */
  taken = 0;
  /** The newest version that is known to be there. */
  #heard = 0;
  /** The newest change on its way; it stays while nobody knows whether it arrived. */
  #sending: FieldChanges = {};
  /** Sent, but never answered: the server may hold any of these. */
  #doubtful: FieldChanges[] = [];

  constructor(api: DraftApi, campaign: Campaign | null, newId: string = crypto.randomUUID()) {
    this.#api = api;
    this.#newId = newId;
    const fields = campaign ? fieldsOf(campaign) : emptyCampaign;
    this.#saved = campaign ? fields : emptyCampaign;
    this.#view = { fields, campaign, save: { name: 'idle' }, budgetWas: null, disputes: {} };
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
    const { fields, disputes } = this.#view;
    const { sources } = fields;
    this.#show({ disputes: openStill(disputes, fields, { ...fields, ...changes }) });
    this.#hear(touches(sources, changes) ? { sources: sourcesAfter(sources, changes), ...changes } : changes);
  };

  /** What comes while the draft is being published comes too late: what is published is what was there. */
  hold = (isHeld: boolean): void => {
    this.#isHeld = isHeld;
    if (!isHeld) this.hearOf(this.#heard);
  };

  /** Somebody has saved this version: what is in it comes as soon as nothing else is under way. */
  hearOf = (version: number): void => {
    this.#heard = version;
    if (this.#isBehind) void this.#start();
  };

  /** Puts what one of the two wrote into a field that both have changed, or leaves both there. */
  settle = (field: string, whose?: 'mine' | 'theirs'): void => {
    const { fields } = this.#view;
    const { [field]: dispute, ...disputes } = this.#view.disputes;
    if (dispute && whose)
      this.change(changeAt(fields, field, choose(dispute, whose, valueAt(fields, field))));
    this.#show({ disputes });
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
    this.#show({ fields: this.#saved, campaign, save: { name: 'saved', at: new Date() }, disputes: {} });
  };

  /** Takes the campaign as the server has it now, together with what is not saved yet. What may have arrived is no news. */
  rebase = (campaign: Campaign, maybeSent: FieldChanges[] = this.#doubtful): void => {
    const pending = this.unsaved;
    const { disputes: before, fields: here, campaign: known } = this.#view;
    const local = { known, here, pending, maybeSent, saved: this.#saved };
    const { fields, disputes } = mergeDraft(campaign, local);
    this.replace(campaign);
    this.#show({ disputes: { ...before, ...disputes } });
    if (Object.keys(pending).length > 0) this.#keep(changedFields(this.#saved, fields));
  };

  /** Does not wait any longer: the network is back, the window is being left, or the person asks. */
  tryNow = (): void => {
    if (!this.isStuck && this.isUnsaved) this.#schedule(0);
  };

  get isStuck(): boolean {
    return this.#view.save.name === 'locked';
  }

  get #isBehind(): boolean {
    const { campaign } = this.#view;
    return campaign !== null && campaign.version < this.#heard && !this.#isHeld && !this.isStuck;
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
      else if (this.#isBehind) void this.#start();
      else if (isMore) this.#schedule();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    this.#lastStart = Date.now();
    try {
      if (this.#isBehind) await this.#catchUp();
      for (let merges = 0; await this.#isConflict(merges); merges += 1) await this.#catchUp();
    } catch (error) {
      // Nothing waits to be saved, and whoever tells of news tells it again.
      if (!this.isUnsaved) return void (this.#heard = 0);
      this.#failures += 1;
      const trouble = this.#api.explain(error);
      const isOver = trouble === 'locked' || trouble === 'refused';
      this.#show({ save: { name: isOver ? trouble : 'failing', reason: error } });
    }
  }

  /** Takes over what others have saved. */
  async #catchUp(): Promise<void> {
    const known = this.#view.campaign!;
    const now = await this.#api.get(known.id);
    // It says itself what the newest is.
    this.#heard = now.version;
    if (this.#isOutrun(now)) return;
    this.rebase(now);
    this.taken += 1;
  }

  /** Saves what is not saved yet, or answers that others were faster. */
  async #isConflict(merges: number): Promise<boolean> {
    const sent = this.#pending();
    const { campaign } = this.#view;
    const isNothing = campaign !== null && Object.keys(sent).length === 0;
    if (isNothing && ['idle', 'saved'].includes(this.#view.save.name)) return false;
    this.#sending = sent;
    if (!isNothing && this.#failures === 0) this.#show({ save: { name: 'saving' } });
    try {
      const kept = isNothing ? campaign : await this.#send(campaign, sent);
      if (!this.#isOutrun(kept)) {
        this.#saved = { ...this.#saved, ...sent };
        this.#doubtful = [];
        this.#show({ campaign: kept });
      }
    } catch (error) {
      const trouble = this.#api.explain(error);
      if (trouble === 'no-answer') this.#doubtful.push(sent);
      if (trouble === 'conflict' && merges < mostMerges) return true;
      throw error;
    }
    this.#failures = 0;
    this.#sending = {};
    this.#show({ save: { name: 'saved', at: new Date() } });
    return false;
  }

  #send(campaign: Campaign | null, sent: FieldChanges): Promise<Campaign> {
    if (!campaign) return this.#api.create({ id: this.#newId, fields: sent });
    const { id, version } = campaign;
    return this.#api.update({ id, version, changes: sent });
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
