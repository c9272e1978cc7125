import { FlaskConical, Inbox } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

/** What says how things stand. */
export function Telling() {
  return (
    <Specimens title={m.design_telling()}>
      <Specimen name="Badge" use={m.design_use_badge()}>
        {() => (
          <>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
            <Badge tone="warning" icon={<FlaskConical aria-hidden />}>
              {m.practice_badge()}
            </Badge>
          </>
        )}
      </Specimen>
      <Specimen name="Banner" use={m.design_use_banner()} isWide>
        {() => (
          <>
            {(['danger', 'warning', 'success', 'info'] as const).map((tone) => (
              <Banner
                key={tone}
                tone={tone}
                title={m.design_title()}
                action={
                  <Button size="small" variant="secondary">
                    {m.ui_try_again()}
                  </Button>
                }
              >
                {m.design_text()}
              </Banner>
            ))}
          </>
        )}
      </Specimen>
      <Specimen name="EmptyState" use={m.design_use_empty_state()} isWide>
        {() => (
          <EmptyState
            heading="p"
            className="min-h-0!"
            preview={<GhostRows count={2} start={<Inbox aria-hidden />} end={null} />}
            title={m.design_title()}
            text={m.design_text()}
            action={<Button>{m.design_label()}</Button>}
          />
        )}
      </Specimen>
      <Specimen name="Skeleton" use={m.design_use_skeleton()}>
        {() => (
          <div className="w-full space-y-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="h-24" />
          </div>
        )}
      </Specimen>
      <Specimen name="Spinner" use={m.design_use_spinner()}>
        {() => (
          <>
            <Spinner />
            <Spinner className="size-6 text-accent-text" />
          </>
        )}
      </Specimen>
      <Specimen name="ProgressBar" use={m.design_use_progress_bar()}>
        {() => (
          <div className="w-full space-y-3">
            <ProgressBar name={m.design_sample()} percent={0} />
            <ProgressBar name={m.design_sample()} percent={60} />
            <ProgressBar name={m.design_sample()} percent={null} />
          </div>
        )}
      </Specimen>
      <Specimen name="StepList" use={m.design_use_step_list()}>
        {() => (
          <StepList
            name={m.design_sample()}
            steps={[
              { name: m.design_one(), state: 'done' },
              { name: m.design_other(), state: 'doing' },
              { name: m.design_label(), state: 'to-do' },
              { name: m.design_title(), state: 'failed' },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Avatar" use={m.design_use_avatar()}>
        {() => (
          <>
            <Avatar name="Kari Nordmann" />
            <Avatar name="Åse" className="size-10 text-sm" />
            <Avatar name="Åse" src="/icon-180.png" className="size-10" />
          </>
        )}
      </Specimen>
      <Specimen name="Thumbnail" use={m.design_use_thumbnail()}>
        {() => [null, '/icon-180.png'].map((url) => <Thumbnail key={url} url={url} />)}
      </Specimen>
      <Specimen name="OnceShownSecret" use={m.design_use_secret()} isWide>
        {() => (
          <OnceShownSecret
            value="aBcD-1234-eFgH-5678"
            title={m.design_title()}
            text={m.design_text()}
            copy={m.design_label()}
            copied={m.design_title()}
            onKept={() => undefined}
          />
        )}
      </Specimen>
    </Specimens>
  );
}
