import '#tests/clean-environment.ts'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import site from './vite.config.ts'

/** Started first, so that the other files run next to them. */
const slowest = ['changed-copy', 'endurance', 'process', 'form-floods']

function rank({ moduleId }: TestSpecification): number {
  const index = slowest.findIndex((name) => moduleId.includes(name))
  return index < 0 ? slowest.length : index
}

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

const INTEGRATION_TESTS = '**/*.integration.test.ts'

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      environment: 'node',
      // Generous: a busy machine can pause for seconds.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // Importing the same modules again for each file takes longer than the tests.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // Collects garbage less often.
      execArgv: ['--max-semi-space-size=64'],
      // By default, one of two cores stays idle.
      maxWorkers: '100%',
      sequence: { sequencer: SlowestFirst },
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['{src,tools,tests}/**/*.test.{ts,tsx}'], exclude: [INTEGRATION_TESTS] },
        },
        {
          extends: true,
          test: {
            name: 'integration',
            include: [`{src,tools,tests}/${INTEGRATION_TESTS}`],
            globalSetup: 'src/leads/testing/postgres-setup.ts',
          },
        },
      ],
    },
  }),
)
