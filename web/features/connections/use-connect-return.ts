import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announceFailure, announceIfLinked } from './announce-outcome.ts';
import { readConnectReturn, withoutConnectReturn } from './connect-outcome.ts';

/** What the address says came of a popup that had nobody to tell. Says it once, and cleans the address. */
export function useConnectReturn() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [arrived] = useState(() => readConnectReturn(search));
  const clean = withoutConnectReturn(search);

  useEffect(() => {
    if (!arrived || !readConnectReturn(search)) return;
    if (!arrived.connected) announceFailure();
    else void announceIfLinked();
    void navigate({ pathname, search: clean }, { replace: true, state });
  }, [arrived, pathname, search, clean, state, navigate]);

  return arrived;
}
