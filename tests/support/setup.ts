import { scanLimit } from '../../mocks/db/collection.ts'
import { guardConsole } from './consoleGuard.ts'

// A query of the mock backend that reads more records has no index.
scanLimit.records = 1000

guardConsole()
