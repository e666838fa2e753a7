import { useEffect, useRef, useState } from 'react';
import type { FieldKindProps } from '../drawn/field-kind.tsx';
import ImageField from '../fields/image.tsx';
import { useReady } from '../form/use-ready.tsx';
import { Icon } from '../icon.tsx';
import { useLazyComponent } from '../lazy-component.tsx';
import { notify } from '../notice/notices.tsx';

/** A picture, or what the camera sees once there is a code in it: the tool then runs by itself. */
export function CameraPicture(props: FieldKindProps) {
  const { value, onChange, form } = props;
  const { hold, list } = form?.many ?? {};
  const [View, ask] = useLazyComponent(async () => (await import('./camera-view.tsx')).CameraView);
  const [state, setState] = useState<'off' | 'on' | 'read'>('off');
  const isOn = state === 'on';
  const button = useRef<HTMLButtonElement>(null);
  const taken = useRef<string>(undefined);
  const isReady = useReady();
  useEffect(() => {
    if (value === taken.current) button.current?.form?.requestSubmit();
  }, [value]);
  const start = async () => {
    try {
      await ask();
      setState('on');
    } catch (error) {
      console.error(error);
      const reason = 'Its code could not be loaded. Check your connection and try again.';
      notify({ kind: 'error', message: 'The camera could not be used', reason });
    }
  };
  const take = async (picture: File) => {
    setState('read');
    const address = await hold?.(picture);
    if (address === undefined) return;
    const { letGo } = await import('../result/held-files.tsx');
    if (taken.current !== undefined) letGo(taken.current);
    taken.current = address;
    onChange(address);
  };
  if (list || !hold) return <ImageField {...props} />;
  return (
    <div className="grid gap-4">
      {isReady && !('mediaDevices' in navigator) ? (
        <p className="text-sm text-muted">A camera can only be used at an address that begins with https.</p>
      ) : (
        // Its place is kept until it is known whether this browser has such a thing.
        <button
          ref={button}
          type="button"
          className={`button-quiet justify-self-center ${isReady ? '' : 'invisible'}`}
          onClick={() => (isOn ? setState('off') : void start())}
        >
          {isOn ? <Icon name="camera-off" /> : <Icon name="camera" />} {isOn ? 'Stop the camera' : 'Use the camera'}
        </button>
      )}
      {View && state !== 'off' && (
        <View isOn={isOn} onRead={(picture) => void take(picture)} onOff={() => setState('off')} />
      )}
      <ImageField {...props} />
    </div>
  );
}
