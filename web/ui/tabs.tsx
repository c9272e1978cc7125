import { Tabs as Parts } from 'radix-ui';
import { useState, type ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** What is divided; read to a screen reader, not drawn. */
  name: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** A view that was seen once stays as it was left while others are. */
  isKept?: boolean;
}

/** One subject in several views, of which one is seen. Arrow keys move between their names. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { name, tabs, value, onValueChange, isKept = false } = props;
  const [seen, setSeen] = useState([value]);
  if (isKept && !seen.includes(value)) setSeen([...seen, value]);
  return (
    <Parts.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onValueChange(tab.value);
      }}
    >
      {/* On a narrow phone long names take two rows: each is read whole. */}
      <Parts.List aria-label={name} className="flex flex-wrap border-b border-line">
        {tabs.map((tab) => (
          <Parts.Trigger
            key={tab.value}
            value={tab.value}
            // Chromium draws the ring of the keyboard round what a page gives the focus to on a press, too.
            onPointerDown={({ currentTarget }) => currentTarget.toggleAttribute('data-pressed', true)}
            onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            className="-mb-px min-h-11 grow border-b-2 border-transparent px-1.25 text-[0.8125rem] font-medium whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text data-pressed:outline-none data-[state=active]:border-accent data-[state=active]:text-text sm:grow-0 sm:px-4 sm:text-sm"
          >
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content
          key={tab.value}
          value={tab.value}
          {...(isKept && seen.includes(tab.value) && { forceMount: true, hidden: tab.value !== value })}
          className="space-y-6 pt-6"
        >
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
