import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface IslandBoundaryProps {
  /** The island's HTML as the document brought it. */
  drawn: string;
  onReady: () => void;
  children: ReactNode;
}

interface IslandState {
  isBroken: boolean;
  /** What says so, once its code is there. */
  Words?: ComponentType;
}

/** Where an island throws, it says so, and stands as it was drawn: the rest of the page is not touched. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandState> {
  override state: IslandState = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    import('./broken-island.tsx').then(
      ({ BrokenIsland }) => this.setState({ Words: BrokenIsland }),
      // The line is down: the island stands as it was drawn.
      () => undefined,
    );
  }

  override render() {
    const { drawn, onReady, children } = this.props;
    const { isBroken, Words } = this.state;
    return isBroken ? (
      <>
        {Words && <Words />}
        <div inert className="contents" dangerouslySetInnerHTML={{ __html: drawn }} />
      </>
    ) : (
      <>
        {children}
        <Ready onReady={onReady} />
      </>
    );
  }
}

/** Last, so that its effect runs after all others: ready is an island that has drawn what they have found, such as what was entered before. */
function Ready({ onReady }: Pick<IslandBoundaryProps, 'onReady'>) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) onReady();
    else setDrawn(true);
  }, [isDrawn, onReady]);
  return null;
}
