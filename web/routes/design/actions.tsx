import { ChartNoAxesCombined, Ellipsis, House, Pencil, Trash2, Users } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { BottomBar } from '#web/ui/page/bottom-bar.tsx';
import { ThemeToggle } from '#web/ui/page/theme-toggle.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { controlStates, drawnStates } from './drawn-states.ts';
import { Specimen, Specimens } from './specimen.tsx';

/** What one presses, and what opens from it. */
export function Actions() {
  return (
    <Specimens title={m.design_actions()}>
      <Specimen name="Button" use={m.design_use_button()}>
        {() => (
          <>
            {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
              <div key={variant} className="flex flex-wrap items-center gap-2">
                <code className="w-full text-xs text-muted">{variant}</code>
                <Button variant={variant} size="small">
                  {m.design_small()}
                </Button>
                <Button variant={variant}>
                  <Pencil aria-hidden />
                  {m.design_with_icon()}
                </Button>
                <Button variant={variant} busy>
                  {m.design_busy()}
                </Button>
                {controlStates.map(({ state, name }) => (
                  <Button key={name()} variant={variant} disabled={state === 'disabled'} data-drawn={state}>
                    {name()}
                  </Button>
                ))}
              </div>
            ))}
          </>
        )}
      </Specimen>
      <Specimen name="IconButton" use={m.design_use_icon_button()}>
        {() =>
          controlStates.map(({ state, name }) => (
            <IconButton key={name()} name={name()} disabled={state === 'disabled'} data-drawn={state}>
              <Pencil aria-hidden />
            </IconButton>
          ))
        }
      </Specimen>
      <Specimen name="link" title={m.design_link()} use={m.design_use_link()}>
        {() =>
          [{ state: undefined, name: m.design_label }, ...drawnStates].map(({ state, name }) => (
            <Link
              key={name()}
              to="/dev/design"
              data-drawn={state}
              className="text-sm font-semibold text-accent-text hover:underline"
            >
              {name()}
            </Link>
          ))
        }
      </Specimen>
      <Specimen name="ThemeToggle" use={m.design_use_theme_toggle()}>
        {(theme) => <ThemeToggle theme={theme} />}
      </Specimen>
      <Specimen name="Tooltip" use={m.design_use_tooltip()}>
        {() => (
          <Tooltip text={m.design_sample()}>
            <Button variant="secondary">{m.design_hover()}</Button>
          </Tooltip>
        )}
      </Specimen>
      <Specimen name="Menu" use={m.design_use_menu()}>
        {() => <SampleMenu />}
      </Specimen>
      <Specimen name="Popover" use={m.design_use_popover()}>
        {() => (
          <Popover name={m.design_sample()} trigger={<Button variant="secondary">{m.design_open()}</Button>}>
            {m.design_text()}
          </Popover>
        )}
      </Specimen>
      <Specimen name="Dialog" use={m.design_use_dialog()}>
        {() =>
          (
            [
              ['box', m.design_open],
              ['drawer', m.design_open_drawer],
            ] as const
          ).map(([shape, name]) => (
            <Opener key={shape} name={name()}>
              {(opened) => (
                <Dialog {...opened} shape={shape} title={m.design_title()} text={m.design_text()}>
                  {m.design_sample()}
                  <DialogFooter onLeave={() => opened.onOpenChange(false)}>
                    <Button onClick={() => opened.onOpenChange(false)}>{m.design_label()}</Button>
                  </DialogFooter>
                </Dialog>
              )}
            </Opener>
          ))
        }
      </Specimen>
      <Specimen name="BottomSheet" use={m.design_use_bottom_sheet()}>
        {() => (
          <Opener>
            {({ open, onOpenChange }, button) =>
              open && (
                <BottomSheet anchor={button} name={m.design_title()} onClose={() => onOpenChange(false)}>
                  {m.design_text()}
                </BottomSheet>
              )
            }
          </Opener>
        )}
      </Specimen>
      <Specimen name="BottomBar" use={m.design_use_bottom_bar()}>
        {(theme) => (
          <>
            <SampleBar
              name={`${m.design_one()} (${theme})`}
              create={{ to: '/campaign/new', name: m.design_label() }}
            />
            <SampleBar name={`${m.design_other()} (${theme})`} />
          </>
        )}
      </Specimen>
      <Specimen name="ConfirmDialog" use={m.design_use_confirm_dialog()}>
        {() => (
          <Opener>
            {(opened) => (
              <ConfirmDialog
                {...opened}
                title={m.design_title()}
                text={m.design_text()}
                confirm={m.design_label()}
                danger
                onConfirm={() => opened.onOpenChange(false)}
              />
            )}
          </Opener>
        )}
      </Specimen>
      <Specimen name="Toaster" use={m.design_use_toaster()}>
        {() =>
          [
            { name: m.design_good, tell: toast },
            { name: m.design_bad, tell: toastError },
            { name: m.design_with_action, tell: toast, action: { label: m.design_open(), to: '/leads' } },
          ].map(({ name, tell, action }) => (
            <Button
              key={name()}
              variant="secondary"
              onClick={() => tell(m.design_title(), m.design_text(), { action })}
            >
              {name()}
            </Button>
          ))
        }
      </Specimen>
    </Specimens>
  );
}

function SampleMenu() {
  return (
    <Menu
      trigger={
        <Button variant="secondary" aria-label={m.design_open()}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => undefined}>
        {m.design_label()}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => undefined}>
        {m.design_label()}
      </MenuItem>
    </Menu>
  );
}

interface OpenerProps {
  name?: string;
  children: (
    opened: { open: boolean; onOpenChange: (isOpen: boolean) => void },
    button: RefObject<HTMLButtonElement | null>,
  ) => ReactNode;
}

/** A button, and what it opens. */
function Opener({ name = m.design_open(), children }: OpenerProps) {
  const [open, onOpenChange] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => onOpenChange(true)}>
        {name}
      </Button>
      {children({ open, onOpenChange }, button)}
    </>
  );
}

/** At the lower edge of a box, as otherwise of the window, and at any width. */
function SampleBar({ name, create }: { name: string; create?: { to: string; name: string } }) {
  return (
    <div className="h-20 w-full max-w-sm contain-layout [--bar:3.75rem] max-[26rem]:-mx-4 max-[26rem]:w-[calc(100%+2rem)] max-[22rem]:[&_span]:tracking-tighter *:grid!">
      <BottomBar
        name={name}
        items={[
          { to: '/dev/design', name: m.shell_bar_home(), icon: <House aria-hidden /> },
          { to: '/meta-ads', name: m.shell_bar_campaigns(), icon: <ChartNoAxesCombined aria-hidden /> },
          {
            to: '/leads',
            name: m.shell_leads(),
            icon: <Users aria-hidden />,
            mark: (
              <span className="rounded-full bg-accent px-1 text-[0.625rem]/4 font-semibold text-on-accent">
                {formatWhole(3)}
              </span>
            ),
          },
        ]}
        create={create}
        isMenuOpen={false}
        onMenu={() => undefined}
      />
    </div>
  );
}
