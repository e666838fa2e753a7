import { ownResult } from '#ui/drawn/own-result';
import { Terms } from '#ui/result/terms';
import { headOf, termsOf } from './address-terms.ts';
import tool from './tool.ts';

/** Every address with all that is known of it. */
export default ownResult(tool, ({ result: { addresses, unlisted } }) => (
  <section aria-labelledby="ip-addresses">
    <h2 id="ip-addresses" className="text-base font-semibold">
      {addresses.length === 1 ? 'The address' : `All ${addresses.length + unlisted} addresses`}
    </h2>
    <ul className="mt-3 grid gap-3">
      {addresses.map((address) => (
        <li key={address.ip} className="rounded-control border border-line px-4 pt-3 pb-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-mono font-semibold">{address.ip}</h3>
            <p className="text-sm text-muted">{headOf(address)}</p>
          </div>
          <div className="mt-1 text-sm">
            <Terms items={termsOf(address)} />
          </div>
        </li>
      ))}
    </ul>
    {unlisted > 0 && <p className="mt-3 text-muted">{unlisted.toLocaleString('en')} more are not listed.</p>}
  </section>
));
