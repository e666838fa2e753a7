import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#ui/icon';
import { receiveValue, sendToTool } from '#ui/tool-page/send-to-tool';
import { contentOf } from '../home/start-contents.tsx';
import { toolForFile, toolForText } from './tool-for.ts';

/** Opens the tool that suits a file, or a text that another app has shared. */
async function openWithTool(given: File | string): Promise<void> {
  if (typeof given === 'string') return sendToTool(toolForText(given));
  const value = await contentOf(given);
  if (value === undefined) return;
  await sendToTool({ slug: toolForFile(given), kind: typeof value === 'string' ? 'text' : 'image', value });
}

/** Takes what the device opens with this app, what another app shares with it, or a file that is chosen here. */
export function OpenFile() {
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const open = (given: File | string | undefined) => {
    if (given !== undefined) openWithTool(given).catch(() => setFault('This file could not be opened.'));
  };
  const onGiven = useEffectEvent((given: unknown) => {
    if (typeof given === 'string' || given instanceof File) open(given);
    else setFault('What was shared is no longer here. Share it once more.');
  });
  useEffect(() => {
    const key = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (key) receiveValue(key).then((value) => onGiven(value), console.error);
    window.launchQueue?.setConsumer(
      ({ files: [file] }) => void file?.getFile().then((found) => onGiven(found), console.error),
    );
  }, []);
  return (
    <div>
      <input ref={chooser} type="file" hidden onChange={({ target }) => open(target.files?.[0])} />
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <Icon name="file-up" /> Open a file
      </button>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
