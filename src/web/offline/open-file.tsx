import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maybePicture } from '#ui/batch/folders';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { receiveValue, sendToTool } from '#ui/tool-page/send-to-tool';
import { contentOf } from '../home/start-contents.tsx';
import { toolForFile, toolForPictures, toolForText } from './tool-for.ts';

/** Opens the tool that suits files, or a text that another app has shared: several pictures in one, of other files the first. */
async function openWithTool(given: string | readonly File[]): Promise<void> {
  if (typeof given === 'string') return sendToTool(toolForText(given));
  const pictures = given.filter(maybePicture);
  // What is none is left out and counted there.
  if (pictures.length > 1) return sendToTool({ slug: toolForPictures(pictures), kind: 'image', value: given });
  const [file] = given;
  const value = file && (await contentOf(file));
  if (!file || value === undefined) return;
  if (given.length > 1) {
    const reason = 'Several files are opened at once where they are pictures.';
    notify({ kind: 'warning', message: `Only “${file.name}” was opened`, reason });
  }
  await sendToTool({ slug: toolForFile(file), kind: typeof value === 'string' ? 'text' : 'image', value });
}

const isFiles = (given: unknown): given is File[] =>
  Array.isArray(given) && given.length > 0 && given.every((each) => each instanceof File);

/** Takes what the device opens with this app, what another app shares with it, or files that are chosen here. */
export function OpenFile() {
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const open = (value: unknown) => {
    // The service worker of an older build gives one by itself.
    const given = value instanceof File ? [value] : value;
    if (typeof given !== 'string' && !isFiles(given))
      return setFault('What was shared is no longer here. Share it once more.');
    openWithTool(given).catch(() => setFault('This file could not be opened.'));
  };
  const onGiven = useEffectEvent(open);
  useEffect(() => {
    const key = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (key) receiveValue(key).then((value) => onGiven(value), console.error);
    window.launchQueue?.setConsumer(({ files }) => {
      // An app that is opened without any has nothing to open.
      if (files.length > 0)
        void Promise.all(files.map((file) => file.getFile())).then((found) => onGiven(found), console.error);
    });
  }, []);
  return (
    <div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ target }) => target.files?.length && open([...target.files])}
      />
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <Icon name="file-up" /> Open a file
      </button>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
