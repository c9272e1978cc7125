/** Where an ad is shown. */
export type Placement = 'facebook-feed' | 'instagram-feed' | 'story';
