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
 * JavaScript in fewer bytes, a script or a module. Names at the top stay, as other scripts may use them.
 *
 * @throws CodeError at the first fault.
 */
export async function minifyJs(text: string, options: JsOptions): Promise<string> {
  try {
    return await minifyAs('script', text, options);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    return minifyAs('module', text, options).catch((other: unknown) => {
      // What only modules may do is read by then: the fault that comes later is the one of the code.
      throw other instanceof CodeError && isLater(other, error) ? other : error;
    });
  }
}

function isLater(one: CodeError, other: CodeError): boolean {
  return one.line === other.line ? one.column > other.column : one.line > other.line;
}

/** The library's names for kinds of tokens: "Unexpected token punc «;»". */
const TOKEN_KIND = /\b(?:token )?(?:punc|name|operator|keyword|num|string) (?=«)/g;

async function minifyAs(kind: 'script' | 'module', text: string, { mangle, dropConsole, keepComments }: JsOptions) {
  const { minify } = await import('terser');
  // Told of a module as a whole, the library would also shorten names at the top.
  const parse: object = { module: kind === 'module' };
  try {
    const { code = '' } = await minify(text, {
      ...{ parse, mangle },
      compress: { drop_console: dropConsole },
      format: { comments: keepComments ? 'some' : false },
    });
    return code;
  } catch (error) {
    if (!(error instanceof Error) || !('line' in error) || !('col' in error)) throw error;
    throw new CodeError(error.message.replace(TOKEN_KIND, ''), {
      line: Number(error.line),
      column: Number(error.col) + 1,
    });
  }
}
