import { type ComponentType, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { AddressPanelProps } from './address-panel.tsx';

/** A button and, when it is pressed, a row to enter an address in. One of the server's tools answers. */
export function useLoadFromAddress(props: Omit<AddressPanelProps, 'onClose'>) {
  const [Panel, setPanel] = useState<ComponentType<AddressPanelProps>>();
  const toggle = async () => {
    if (Panel) {
      setPanel(undefined);
      return;
    }
    const { AddressPanel } = await import('./address-panel.tsx');
    setPanel(() => AddressPanel);
  };
  return {
    button: (
      <button type="button" className="button-quiet" aria-expanded={Panel !== undefined} onClick={() => void toggle()}>
        <Icon name="globe" /> Load from address
      </button>
    ),
    panel: Panel && <Panel {...props} onClose={() => setPanel(undefined)} />,
  };
}
