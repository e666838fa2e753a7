interface JsOptions {
  mangle: boolean;
  dropConsole: boolean;
  keepComments: boolean;
}

/** A fault in code: its line and column from 1. */
export class CodeError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: { line: number; column: number }) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/**
 * JavaScript in fewer bytes. Names at the top stay, as other scripts may use them.
 *
 * @throws CodeError at the first fault.
 */
export async function minifyJs(text: string, { mangle, dropConsole, keepComments }: JsOptions): Promise<string> {
  const { minify } = await import('terser');
  try {
    const { code = '' } = await minify(text, {
      mangle,
      compress: { drop_console: dropConsole },
      format: { comments: keepComments ? 'some' : false },
    });
    return code;
  } catch (error) {
    if (!(error instanceof Error) || !('line' in error) || !('col' in error)) throw error;
    throw new CodeError(error.message, { line: Number(error.line), column: Number(error.col) + 1 });
  }
}
