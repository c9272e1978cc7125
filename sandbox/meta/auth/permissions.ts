/** Everything the app may ask people for, in the words of the dialog. */
export const permissions: Record<string, string> = {
  public_profile: 'Your name and profile picture',
  email: 'Your email address',
  ads_management: 'Manage ads for the ad accounts you choose',
  ads_read: 'See how the ads of these accounts do',
  business_management: 'Manage your business',
  pages_show_list: 'Show a list of the Pages you manage',
  pages_read_engagement: 'Read what is on your Pages',
  pages_manage_ads: 'Manage ads and forms of your Pages',
  pages_manage_metadata: 'Manage the settings of your Pages, and hear of changes',
  pages_manage_posts: 'Create and manage posts of your Pages',
  leads_retrieval: 'Read what people answer in the forms of your Pages',
  instagram_basic: 'See the Instagram accounts that belong to your Pages',
};

export const allScopes = Object.keys(permissions);
