import { Moon, Paperclip, Sun } from 'lucide-react';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { ChipsField } from '#web/ui/form/chips-field.tsx';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { PictureToggle } from '#web/ui/form/picture-toggle.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { sliderFill } from '#web/ui/form/slider-fill.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { controlStates, drawnStates } from './drawn-states.ts';
import { Specimen, Specimens } from './specimen.tsx';

/** What one fills in. */
export function Fields() {
  const [isOn, setOn] = useState(true);
  const [share, setShare] = useState(40);
  const [chips, setChips] = useState<string[]>([m.design_one(), m.design_other()]);
  const [choice, setChoice] = useState<'one' | 'other'>('one');
  const options = [
    { value: 'one' as const, label: m.design_one(), icon: <Sun aria-hidden /> },
    { value: 'other' as const, label: m.design_other(), icon: <Moon aria-hidden /> },
  ];
  /** The keyboard is at what is chosen, and a pointer shows at what is not. */
  const drawn = {
    value: 'focus-visible',
    options: drawnStates.map(({ state, name }) => ({ value: state, title: name(), label: name() })),
    onValueChange: () => undefined,
  };
  return (
    <Specimens title={m.design_fields()}>
      <Specimen name="TextField" use={m.design_use_text_field()}>
        {() => (
          <div className="w-full space-y-4">
            <TextField label={m.design_field()} hint={m.design_text()} defaultValue={m.design_sample()} />
            <TextField label={m.design_field()} trailing="NOK" error={m.design_wrong()} />
            <TextField label={m.design_disabled()} disabled defaultValue={m.design_sample()} />
            {drawnStates.map(({ state, name }) => (
              <TextField key={state} label={name()} data-drawn={state} defaultValue={m.design_sample()} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="TextArea" use={m.design_use_text_area()} isWide>
        {() => (
          <div className="space-y-4">
            <TextArea label={m.design_field()} hint={m.design_text()} defaultValue={m.design_text()} />
            <TextArea label={m.design_field()} error={m.design_wrong()} />
            <TextArea label={m.design_disabled()} disabled defaultValue={m.design_sample()} />
            {drawnStates.map(({ state, name }) => (
              <TextArea key={state} label={name()} data-drawn={state} defaultValue={m.design_sample()} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="ChipsField" use={m.design_use_chips_field()} isWide>
        {() => (
          <div className="space-y-4">
            {[
              { name: m.design_field, most: 5 },
              { name: m.design_label, most: 5, error: m.design_wrong() },
              { name: m.design_full, most: chips.length, error: m.ui_chips_full({ most: chips.length }) },
            ].map(({ name, most, error }) => (
              <ChipsField
                key={name()}
                label={name()}
                values={chips}
                most={most}
                longest={60}
                error={error}
                onValuesChange={setChips}
              />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="SelectField" use={m.design_use_select_field()} isWide>
        {() => (
          <div className="space-y-4">
            <SelectField label={m.design_field()} placeholder={m.design_one()} options={options} />
            <SelectField label={m.design_field()} options={options} error={m.design_wrong()} />
            <SelectField label={m.design_disabled()} options={options} disabled />
            {drawnStates.map(({ state, name }) => (
              <SelectField key={state} label={name()} data-drawn={state} options={options} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="RadioCards" use={m.design_use_radio_cards()} isWide>
        {() => (
          <div className="space-y-4">
            {['', m.design_wrong()].map((error) => (
              <RadioCards
                key={error}
                legend={m.design_field()}
                error={error}
                value={choice}
                onValueChange={setChoice}
                options={options.map((each) => ({ ...each, title: each.label, text: m.design_text() }))}
              />
            ))}
            <div data-drawn-in="hover focus-visible">
              <RadioCards legend={m.design_label()} {...drawn} />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen name="Segments" use={m.design_use_segments()}>
        {() => (
          <>
            <Segments name={m.design_field()} options={options} value={choice} onValueChange={setChoice} />
            <div data-drawn-in="hover focus-visible">
              <Segments name={m.design_label()} {...drawn} />
            </div>
          </>
        )}
      </Specimen>
      <Specimen name="Switch" use={m.design_use_switch()}>
        {() => (
          <div className="w-full space-y-4">
            <Switch label={m.design_field()} hint={m.design_text()} checked={isOn} onCheckedChange={setOn} />
            {controlStates.map(({ state, name }) => (
              <div key={name()} data-drawn-in={state}>
                <Switch
                  label={name()}
                  disabled={state === 'disabled'}
                  checked={!isOn}
                  onCheckedChange={(isOff) => setOn(!isOff)}
                />
              </div>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Checkbox" use={m.design_use_checkbox()}>
        {() =>
          controlStates.map(({ state, name }) => (
            <div key={name()} data-drawn-in={state}>
              <Checkbox disabled={state === 'disabled'} checked={isOn} onCheckedChange={setOn}>
                {name()}
              </Checkbox>
            </div>
          ))
        }
      </Specimen>
      <Specimen name="FileButton" use={m.design_use_file_button()}>
        {() =>
          controlStates.map(({ state, name }) => (
            <div key={name()} data-drawn-in={state}>
              <FileButton
                icon={<Paperclip aria-hidden />}
                disabled={state === 'disabled'}
                onFile={(file) => void toast(file.name)}
              >
                {name()}
              </FileButton>
            </div>
          ))
        }
      </Specimen>
      <Specimen name="PictureToggle" use={m.design_use_picture_toggle()}>
        {() => (
          <div className="grid w-full grid-cols-3 gap-3">
            {[false, true].map((isFull) => (
              <PictureToggle
                key={String(isFull)}
                picture={{ previewUrl: '/icon-180.png', width: 180, height: 180 }}
                name={isFull ? m.design_disabled() : m.design_one()}
                isChosen={!isFull && isOn}
                isFull={isFull}
                onToggle={() => setOn(!isOn)}
              />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="native" title={m.design_native()} use={m.design_use_native()}>
        {() => (
          <div className="flex w-full flex-wrap items-center gap-6 text-sm">
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" defaultChecked className="size-5" />
              {m.design_one()}
            </label>
            {controlStates.map(({ state, name }) => (
              <label key={name()} className="flex min-h-11 items-center gap-2 has-disabled:text-muted">
                <input
                  type="checkbox"
                  disabled={state === 'disabled'}
                  data-drawn={state}
                  className="size-5"
                />
                {name()}
              </label>
            ))}
            {controlStates.map(({ state, name }) => (
              <label key={name()} className="min-w-40 flex-1 has-disabled:text-muted">
                {name()}
                <input
                  type="range"
                  disabled={state === 'disabled'}
                  data-drawn={state}
                  value={share}
                  style={sliderFill(share, 0, 100)}
                  onChange={({ target }) => setShare(target.valueAsNumber)}
                  className="w-full"
                />
              </label>
            ))}
          </div>
        )}
      </Specimen>
    </Specimens>
  );
}
