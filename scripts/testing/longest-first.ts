import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { longestUnits } from '../../tests/suites/units.ts'

/** The order in which files are run: as vitest has it, but for the longest, which come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const at = longestUnits.indexOf(relative(this.ctx.config.root, moduleId))
      return at === -1 ? longestUnits.length : at
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
