import { api } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface ConnectFirstProps {
  title: string;
  text: string;
  connection: ReactNode;
}

/** A step that needs something of Facebook, before an ad account and a page are chosen. */
export function ConnectFirst({ title, text, connection }: ConnectFirstProps) {
  // Until it is read, nobody knows that anything is missing.
  const { isPending } = useQuery(api.connections.get.queryOptions());
  return (
    <div className="space-y-4">
      {!isPending && (
        <Banner tone="info" title={title}>
          {text}
        </Banner>
      )}
      {connection}
    </div>
  );
}
