import type { ComponentType, ReactNode } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';

export interface ShownProps<T extends AnyTool> {
  result: ToolOutput<T>;
  /** Asks again with further input, for tools that tell more on request; the fuller result takes this one's place. */
  askMore: (more: Readonly<Record<string, unknown>>) => Promise<ToolOutput<T> | undefined>;
  /** Something is being asked. */
  busy: boolean;
  progress: Progress<ToolOutput<T>> | undefined;
}

/** What a domain tool shows of a result; it comes when the tool is first touched. */
export interface DomainParts<T extends AnyTool> {
  Shown: ComponentType<ShownProps<T>>;
  /** The result in one line of a table: its cells by the names of the columns. */
  rowOf: (result: ToolOutput<T>) => Readonly<Record<string, string>>;
  /** What is known on the way, for tools whose stages arrive one by one. */
  Arriving?: ComponentType<{ progress: Progress<ToolOutput<T>> | undefined }>;
}

/** What a tool wants to know besides the domain. */
export interface FurtherInput {
  /** Below the domain. */
  controls: ReactNode;
  input: Readonly<Record<string, unknown>>;
  fill: (input: Record<string, unknown>) => void;
}
