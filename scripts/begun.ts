import type { Reporter, TestModule } from 'vitest/node';

/** Says each file of tests as it begins: of a run that was ended, what was under way is what has no result below. */
export default class Begun implements Reporter {
  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    console.log(` … ${relativeModuleId}`);
  }
}
