import { limits, type CampaignFields, type Objective } from '#contract/campaigns/campaign.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';

export type StepName = 'business' | 'offer' | 'audience' | 'lead-form' | 'pixel' | 'media' | 'review';

/** What can still be missing in a step, in the order the screen shows it. */
export type Gap =
  | 'title'
  | 'businessName'
  | 'industry'
  | 'objective'
  | 'websiteUrl'
  | 'productService'
  | 'offerDescription'
  | 'sellingPoints'
  | 'campaignPrice'
  | 'unclearAmount'
  | 'ages'
  | 'locations'
  | 'leadForm'
  | 'pixel'
  | 'media'
  | 'upload'
  | 'ads';

/** The way through the wizard. Before an objective is chosen it looks like the longer one. */
export function stepsFor(objective: Objective | null): StepName[] {
  if (objective === 'traffic') return ['business', 'offer', 'audience', 'media', 'review'];
  const choice: StepName = objective === 'sales' ? 'pixel' : 'lead-form';
  return ['business', 'offer', 'audience', choice, 'media', 'review'];
}

/** What still stands between a step and the next one. `unclear` names amounts that were typed but not understood. */
export function findGaps(step: StepName, fields: CampaignFields, unclear: readonly string[] = []): Gap[] {
  const gaps: [Gap, boolean][] = {
    business: (): [Gap, boolean][] => [
      ['title', isBlank(fields.title)],
      ['businessName', isBlank(fields.businessName)],
      ['industry', isBlank(fields.industry)],
      ['objective', fields.objective === null],
      ['websiteUrl', fields.objective === 'traffic' && !isWebsiteUrl(fields.websiteUrl)],
    ],
    offer: (): [Gap, boolean][] => [
      ['productService', isBlank(fields.productService)],
      ['offerDescription', isBlank(fields.offerDescription)],
      ['sellingPoints', countSellingPoints(fields) < limits.sellingPoints],
      ['campaignPrice', fields.campaignPriceMinor === null && !unclear.includes('campaignPriceMinor')],
      ['unclearAmount', unclear.includes('campaignPriceMinor') || unclear.includes('beforePriceMinor')],
    ],
    audience: (): [Gap, boolean][] => [
      ['ages', fields.ageFrom > fields.ageTo],
      ['unclearAmount', unclear.includes('dailyBudgetMinor')],
      ['locations', fields.locations.length === 0],
    ],
    'lead-form': (): [Gap, boolean][] => [['leadForm', isBlank(fields.leadFormId)]],
    pixel: (): [Gap, boolean][] => [['pixel', isBlank(fields.pixelId)]],
    media: (): [Gap, boolean][] => [['media', fields.mediaIds.length === 0]],
    review: (): [Gap, boolean][] => [['ads', fields.ads.length === 0]],
  }[step]();
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap);
}

/** The furthest step (counted from 1) whose way there is complete. */
export function furthestStep(fields: CampaignFields): number {
  const steps = stepsFor(fields.objective);
  const open = steps.findIndex((step) => findGaps(step, fields).length > 0);
  return open < 0 ? steps.length : open + 1;
}

export function countSellingPoints({ sellingPoints }: Pick<CampaignFields, 'sellingPoints'>): number {
  return sellingPoints.filter((point) => !isBlank(point)).length;
}

/** 'example.no' becomes 'https://example.no'; anything that has a scheme stays. */
export function completeUrl(text: string): string {
  const bare = text.trim();
  return bare !== '' && !bare.includes('://') && isWebsiteUrl(`https://${bare}`) ? `https://${bare}` : bare;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
