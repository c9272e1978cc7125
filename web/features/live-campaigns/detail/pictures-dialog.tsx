import { m } from '#web/paraglide/messages.js';
import { adsShown } from './ads-shown.ts';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

/** The pictures of a campaign's ads, each with its headline. */
export function PicturesDialog({ task }: { task: SteeringTask }) {
  return (
    <SteeringDialog
      task={task}
      title={m.dialogs_pictures()}
      text={m.dialogs_pictures_text()}
      className="max-w-3xl"
    >
      {({ detail }) => {
        const pictures = adsShown(detail).flatMap(({ facebookAdId, headline, name, pictureUrl }) =>
          pictureUrl === null ? [] : { facebookAdId, title: headline || name, pictureUrl },
        );
        if (pictures.length === 0) return <p className="text-sm text-muted">{m.dialogs_pictures_none()}</p>;
        return (
          <ul className="grid gap-5 sm:grid-cols-2">
            {pictures.map(({ facebookAdId, title, pictureUrl }) => (
              <li key={facebookAdId} className="min-w-0">
                <figure>
                  <img
                    src={pictureUrl}
                    alt={m.dialogs_picture_alt({ title })}
                    className="max-h-[60dvh] w-full rounded-xl bg-sunken object-contain outline -outline-offset-1 outline-line"
                  />
                  <figcaption className="mt-2 text-sm font-medium [overflow-wrap:anywhere]">
                    {title}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        );
      }}
    </SteeringDialog>
  );
}
