import type { ComponentType } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';

/** What a domain tool shows of a result; it comes when the tool is first touched. */
export interface DomainParts<T extends AnyTool> {
  Shown: ComponentType<{ result: ToolOutput<T> }>;
  /** The result in one line of a table: its cells by the names of the columns. */
  rowOf: (result: ToolOutput<T>) => Readonly<Record<string, string>>;
  /** What is known on the way, for tools whose stages arrive one by one. */
  Arriving?: ComponentType<{ progress: Progress<ToolOutput<T>> | undefined }>;
}
