import { useId, useState } from 'react';
import { type Sight, sightMatrices, sights } from '#lib/colour/sights';
import { RadioGroup } from '#ui/form/choice';

type Chosen = Sight | 'usual';

const names: Readonly<Record<Chosen, string>> = { usual: 'With all cones', ...sights };
const options = Object.keys(names);

/** A way of seeing that is chosen, with the style that shows a picture so. */
export function useSight() {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>('usual');
  return { id, chosen, setChosen, style: chosen === 'usual' ? {} : { filter: `url("#${id}")` } };
}

/** Chooses it, and has the browser work it out for every pixel. */
export function SeenAs({ id, chosen, setChosen }: Omit<ReturnType<typeof useSight>, 'style'>) {
  const rows = chosen === 'usual' ? [] : sightMatrices[chosen];
  return (
    <>
      <RadioGroup
        label="As people see it"
        value={chosen}
        options={options}
        names={names}
        onChange={(value) => setChosen(isChosen(value) ? value : 'usual')}
      />
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <filter id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')} />
        </filter>
      </svg>
    </>
  );
}

function isChosen(value: string): value is Chosen {
  return Object.hasOwn(names, value);
}
