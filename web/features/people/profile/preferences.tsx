import type { Language, Me } from '#contract/people/people.ts';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { chooseTheme, useThemeChoice } from '#web/ui/theme.ts';
import { useMay } from '#web/workspace/may.ts';
import { languageNames } from '../language-names.ts';
import { useUpdateMe } from './use-update-me.ts';

/** How the pages look in this browser, and what emails to the person are written in. */
export function Preferences({ me }: { me: Me }) {
  const theme = useThemeChoice();
  const update = useUpdateMe();
  return (
    <Card title={m.people_preferences()}>
      <div className="space-y-6">
        <div className="space-y-1.5">
          <p className="text-sm font-medium">{m.people_theme()}</p>
          <Segments
            name={m.people_theme()}
            value={theme}
            onValueChange={chooseTheme}
            options={[
              { value: 'dark', label: m.people_theme_dark() },
              { value: 'light', label: m.people_theme_light() },
              { value: 'system', label: m.people_theme_system() },
            ]}
            className="w-full max-w-sm *:basis-0 max-md:*:min-h-11"
          />
        </div>
        <SelectField
          label={m.people_language()}
          hint={m.people_language_hint()}
          value={(update.isPending && update.variables.language) || me.language}
          options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          onValueChange={(value) => {
            if (isLanguage(value)) update.mutate({ language: value });
          }}
          className="max-w-sm"
        />
      </div>
    </Card>
  );
}

/** Which emails the person gets; those about leads are chosen with the other ways to hear of them. */
export function Emails({ me }: { me: Me }) {
  const update = useUpdateMe();
  const mayLeads = useMay('leads');
  return (
    <Card title={m.people_emails()}>
      <Switch
        label={m.people_week_emails()}
        hint={m.people_week_emails_hint()}
        checked={(update.isPending ? update.variables.weekEmails : undefined) ?? me.weekEmails}
        onCheckedChange={(weekEmails) => update.mutate({ weekEmails })}
      />
      {mayLeads && (
        <Link to="#alerts" className="mt-2 -mb-3 inline-block py-3 text-sm underline underline-offset-4">
          {m.people_emails_leads()}
        </Link>
      )}
    </Card>
  );
}

function isLanguage(value: string): value is Language {
  return value in languageNames;
}
