/** Whether this is `npm run test:full`, which sets the variable for the runners that it starts. */
export const isFull = process.env['TEST_FULL'] === 'true'
