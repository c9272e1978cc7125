/** How creatives and their pictures are kept and told. */
export const creativeSwitches = {
  same_creative: {
    values: ['same-id', 'refused'],
    about: 'A creative that exists already: its id, or 3858798.',
  },
  placement_pictures: {
    values: ['kept', 'collapsed'],
    about:
      'Whether a creative with a picture for each placement is kept, or taken and kept with the first one alone, as has been seen.',
  },
  asset_feed_reads_back: {
    values: ['as-sent', 'enriched'],
    about: 'Whether an asset feed reads back as it was sent, or with ids, priorities and ages.',
  },
  image_key: {
    values: ['bytes', 'name'],
    about: 'The key of the answer when bytes are uploaded with a name.',
  },
} as const;
