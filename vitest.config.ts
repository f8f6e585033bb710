import '#tests/clean-environment.ts'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import site from './vite.config.ts'

/** What takes longest is begun first, so that the rest runs beside it. */
const slowest = ['changed-copy.test.ts', 'endurance-', 'prerender.test.ts', 'worker.test.ts', 'store.test.ts']

function rank({ moduleId }: TestSpecification): number {
  const place = slowest.findIndex((name) => moduleId.includes(name))
  return place < 0 ? slowest.length : place
}

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig((how) =>
  mergeConfig(site(how), {
    test: {
      include: ['{src,tools,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      // Patience, not a limit of speed: a busy machine stands still for seconds.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Reading the same modules anew for each file took longer than the tests.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // Of two cores one would be left idle.
      maxWorkers: '100%',
      sequence: { sequencer: SlowestFirst },
    },
  }),
)
