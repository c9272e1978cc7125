// @ts-expect-error -- The package brings no types; the shapes below are held to it by the tests that use them.
import unchanged from 'facebook-nodejs-business-sdk';

type Fields = Record<string, unknown>;
type Read = (fields: string[], params?: Fields) => Promise<SdkObject>;
type List = (fields: string[], params?: Fields) => Promise<Cursor>;

/** An object of the SDK; what was read or made lies in `_data`. */
interface SdkObject {
  id: string;
  _data: Fields;
  get: Read;
  /** These two answer what came over the line. */
  update(fields: string[], params: Fields): Promise<Fields>;
  delete(fields?: string[]): Promise<Fields>;
}

export interface Cursor extends Array<SdkObject> {
  summary?: Fields;
  hasNext(): boolean;
  next(): Promise<Cursor>;
}

interface Api {
  call(method: string, path: string[], params?: Fields): Promise<Fields>;
  setShowHeader(flag: boolean): Api;
}

interface Batch {
  add(
    method: string,
    path: string[],
    params?: Fields,
    files?: Fields,
    success?: (answer: { body: Fields }) => void,
    failure?: (answer: { error: Fields }) => void,
  ): void;
  execute(): Promise<Batch | undefined>;
}

type Verbs<Reads extends string, Lists extends string> = SdkObject &
  Record<Reads, Read> &
  Record<Lists, List>;
type Node<Object> = new (id: string | null, data?: Fields, parent?: string, api?: Api) => Object;

/** As much of facebook-nodejs-business-sdk as is driven here; it brings no types of its own. */
interface OfficialSdk {
  FacebookAdsApi: {
    new (token: string, locale: string, crashLog: boolean): Api;
    init(token: string, locale: string, crashLog: boolean): Api;
  };
  FacebookAdsApiBatch: new (api: Api, success?: () => void, failure?: () => void) => Batch;
  AdAccount: Node<
    Verbs<
      | 'createCampaign'
      | 'createAdSet'
      | 'createAd'
      | 'createAdCreative'
      | 'createAdImage'
      | 'createAdVideo'
      | 'createAdLabel'
      | 'createAsyncAdRequestSet'
      | 'deleteAdImages',
      | 'getCampaigns'
      | 'getAdSets'
      | 'getAds'
      | 'getAdCreatives'
      | 'getAdImages'
      | 'getAdVideos'
      | 'getAdLabels'
      | 'getAdsPixels'
      | 'getCampaignsByLabels'
      | 'getGeneratePreviews'
      | 'getInsights'
      | 'getMinimumBudgets'
    > & { getInsightsAsync(fields: string[], params: Fields): Promise<Verbs<never, 'getInsights'>> }
  >;
  Ad: Node<Verbs<'createCopy', 'getPreviews' | 'getInsights' | 'getLeads'>>;
  AdCreative: Node<Verbs<never, 'getPreviews'>>;
  AdSet: Node<Verbs<'createCopy', 'getAds' | 'getInsights'>>;
  Campaign: Node<Verbs<'createCopy' | 'createAdLabel', 'getAdSets' | 'getAds' | 'getInsights'>>;
  LeadgenForm: Node<Verbs<'createTestLead', 'getLeads' | 'getTestLeads'>>;
  Page: Node<Verbs<'createLeadGenForm' | 'createSubscribedApp', 'getLeadGenForms' | 'getSubscribedApps'>>;
  User: Node<Verbs<never, 'getAdAccounts' | 'getAccounts' | 'getPermissions'>>;
}

/** Meta's own client, unchanged but for the address it calls and the version it asks for. */
export function openOfficialSdk(address: string): OfficialSdk {
  const sdk: OfficialSdk = unchanged;
  for (const [name, value] of Object.entries({ GRAPH: address, GRAPH_VIDEO: address, VERSION: 'v26.0' }))
    Object.defineProperty(sdk.FacebookAdsApi, name, { get: () => value, configurable: true });
  return sdk;
}
