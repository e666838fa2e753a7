import { SlashSwitch } from '../search/slash-switch.tsx';
import type { DialogProps } from './hands.tsx';
import { Modal } from './modal.tsx';

const shortcuts = {
  'Ctrl K': 'Open the palette: tools, pages, favourites, recent work',
  '/': 'Go to the search field',
  '?': 'List the shortcuts',
  'Ctrl Enter': 'Run the tool of the page',
  Esc: 'Cancel the run, or close what is open',
  'Ctrl V': 'Paste a text or a picture without choosing a field',
  'Ctrl Z': 'Undo “Clear”',
};

/** All keys that the site answers. */
export function Shortcuts({ onClose }: DialogProps) {
  return (
    <Modal label="Keyboard shortcuts" onClose={onClose}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">Keyboard shortcuts</h2>
        <button type="button" className="button-quiet" onClick={onClose}>
          Close
        </button>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
        {Object.entries(shortcuts).map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="rounded border border-edge px-1.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        On a Mac, ⌘ in place of Ctrl. A file can be dropped anywhere on a tool’s page.
      </p>
      <SlashSwitch>
        Use the keys <kbd>/</kbd> and <kbd>?</kbd>
      </SlashSwitch>
    </Modal>
  );
}
