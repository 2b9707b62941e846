import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom';

/*
 * Tests do not measure time: a busy machine can take more than the second for which
 * queries wait by default. Half of the test files render nothing and do not pay for
 * loading the library.
 */
const { testPath } = expect.getState();
if (
	testPath &&
	readFileSync( testPath, 'utf8' ).includes( '@testing-library/' )
) {
	const { configure } =
		require( '@testing-library/dom' ) as typeof import('@testing-library/dom');
	configure( { asyncUtilTimeout: 30_000 } );
}
