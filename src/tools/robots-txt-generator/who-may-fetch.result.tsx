import { useState } from 'react';
import { ownResult } from '#ui/drawn/own-result';
import { TextInput } from '#ui/form/text-input';
import { RobotsReport } from '#ui/robots-txt/robots-report';
import tool from './tool.ts';

/** What is wrong with the file, and who may fetch what by it. */
export default ownResult(tool, ({ result: { robotsTxt, warnings } }) => {
  const [url, setUrl] = useState('/');
  return (
    <RobotsReport {...{ robotsTxt, warnings }} heading="Who may fetch what" url={url.trim()}>
      <div className="mb-3">
        <TextInput
          label="Address to check"
          value={url}
          onChange={setUrl}
          inputMode="url"
          help="A path such as /shop/, or a whole address of your site."
        />
      </div>
    </RobotsReport>
  );
});
