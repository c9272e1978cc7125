import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatDay } from '#web/ui/format/format.ts';
import { PictureToggle } from '#web/ui/form/picture-toggle.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { shownPreview } from '../shown-preview.ts';
import type { MediaSelection } from '../use-media-selection.ts';

interface PictureLibraryProps {
  desk: MediaSelection;
  /** In place of the pictures while there are none. */
  empty: ReactNode;
}

/** The pictures of the workspace, newest first: what is chosen here lies on the desk. */
export function PictureLibrary({ desk, empty }: PictureLibraryProps) {
  const { media, count, most } = desk;
  const { data, error, refetch, ...library } = useInfiniteQuery(
    api.media.list.infiniteOptions({
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      input: (after: string | undefined) => ({ after }),
    }),
  );
  const news = media.map(({ id, enhancement }) => id + enhancement.status).join(' ');
  useEffect(() => void refetch(), [news, refetch]);

  if (!data && error) return <LoadError error={error} title={m.media_lab_failed()} />;
  if (!data) return <LoadingBlock className="h-96 bg-surface" />;
  const pictures = data.pages.flatMap((page) => page.pictures);
  if (pictures.length === 0) return empty;
  return (
    <Card title={m.media_pictures_title()} text={m.media_lab_pictures_text()}>
      <ul
        aria-label={m.media_pictures_title()}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-3"
      >
        {pictures.map((picture) => {
          const isChosen = media.some(({ id }) => id === picture.id);
          const isEnhanced = picture.enhancement.enhancedUrl !== null;
          const type = isEnhanced ? m.media_enhanced() : m.media_original();
          return (
            <li key={picture.id}>
              <PictureToggle
                picture={shownPreview(picture, isEnhanced)}
                name={m.media_lab_select({ type, name: picture.fileName })}
                isChosen={isChosen}
                isFull={count >= most}
                onToggle={() => (isChosen ? desk.remove(picture.id) : desk.add(picture.id, 'image'))}
              >
                <Badge tone={isEnhanced ? 'accent' : 'neutral'} className="absolute top-2 left-2">
                  {type}
                </Badge>
                {picture.deletedAt && (
                  <span className="block truncate bg-raised px-2.5 py-2 text-left text-xs text-muted">
                    {m.media_lab_unused({ date: formatDay(picture.deletedAt.slice(0, 10), { short: true }) })}
                  </span>
                )}
              </PictureToggle>
            </li>
          );
        })}
      </ul>
      {library.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={library.isFetchingNextPage}
          onClick={() => void library.fetchNextPage()}
        >
          {m.media_lab_more()}
        </Button>
      )}
    </Card>
  );
}
