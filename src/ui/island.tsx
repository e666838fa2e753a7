import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Draws a component into a document, and notes that the browser has to bring it to life. */
export type DrawIsland = <Props extends object>(of: ComponentType<Props>, props: Props) => ReactNode;

interface DocumentTools {
  draw: DrawIsland;
  /** The address at which the browser finds a module. */
  addressOf: (module: string) => string;
}

/** Set where a document is drawn. Within an island, and in the browser, there is none. */
export const DocumentContext = createContext<DocumentTools | undefined>(undefined);

interface IslandProps<Props extends object> {
  /** A component that a module of `web/islands` exports, or a tool's card. */
  of: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  props: Props;
}

/**
 * A part of a page that moves. It is drawn with the document, and its code comes after the first frame; everything around it is
 * HTML alone. Inside another island it is a component like any other.
 */
export function Island<Props extends object>({ of: Of, props }: IslandProps<Props>) {
  const document = useContext(DocumentContext);
  return document ? document.draw(Of, props) : <Of {...props} />;
}
