import { testEndurance } from '../testing/endurance.ts'

await testEndurance('PostgreSQL')
