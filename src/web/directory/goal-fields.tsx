import { type Goal, goals, isGoal, isStartingPoint, type StartingPoint, startingPoints } from '#kit/goals';

interface Need {
  have?: StartingPoint | undefined;
  want?: Goal | undefined;
}

interface GoalFieldsProps extends Need {
  onChoose: (need: { have?: StartingPoint; want?: Goal }) => void;
}

/** What a visitor has, and what they want: fewer tools to look through. */
export function GoalFields({ have, want, onChoose }: GoalFieldsProps) {
  const choose = (need: Need) => {
    const next = { have, want, ...need };
    onChoose({ ...(next.have && { have: next.have }), ...(next.want && { want: next.want }) });
  };
  return (
    <div className="mt-4 grid max-w-xl grid-cols-2 gap-4 noscript:hidden">
      <label className="block">
        <span className="mb-1.5 block font-medium">I have</span>
        <select
          className="control"
          value={have ?? ''}
          onChange={({ target: { value } }) => choose({ have: isStartingPoint(value) ? value : undefined })}
        >
          <option value="">Anything</option>
          {Object.entries(startingPoints).map(([name, { name: words }]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="mb-1.5 block font-medium">I want to</span>
        <select
          className="control"
          value={want ?? ''}
          onChange={({ target: { value } }) => choose({ want: isGoal(value) ? value : undefined })}
        >
          <option value="">Do anything</option>
          {Object.entries(goals).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
