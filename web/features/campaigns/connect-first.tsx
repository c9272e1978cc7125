import { Banner } from '#web/ui/banner.tsx';
import type { ReactNode } from 'react';

interface ConnectFirstProps {
  title: string;
  text: string;
  connection: ReactNode;
}

/** A step that needs something of Facebook, before an ad account and a page are chosen. */
export function ConnectFirst({ title, text, connection }: ConnectFirstProps) {
  return (
    <div className="space-y-4">
      <Banner tone="info" title={title}>
        {text}
      </Banner>
      {connection}
    </div>
  );
}
