/** What we ask Facebook for. What is declined is named on the connection as missing. */
export const scopes = [
  'ads_management',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_posts',
  'pages_manage_ads',
  'leads_retrieval',
];
