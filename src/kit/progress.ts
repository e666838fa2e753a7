/** How far a run has come. Each one replaces the one before. */
export interface Progress<Output extends object = object> {
  /** 0 to 1; left out when nobody can know. */
  share?: number;
  /** What is being done, in a few words for the visitor: "Reading page 2 of 5". */
  stage?: string;
  /** Members of the output as far as they are known; a list may still grow. */
  partial?: Partial<Output>;
}

export type ReportProgress<Output extends object = object> = (progress: Progress<Output>) => void;
