/// <reference types="@testing-library/jest-dom" />

import { readFileSync } from 'node:fs';

/*
 * Half of the test files render nothing and do not pay for loading the library.
 * Tests do not measure time: a busy machine can take more than the second for which
 * queries wait by default.
 */
const { testPath = '' } = expect.getState();
if (
	testPath.endsWith( '.tsx' ) ||
	readFileSync( testPath, 'utf8' ).includes( '@testing-library/' )
) {
	require( '@testing-library/jest-dom' );
	const { configure } =
		require( '@testing-library/dom' ) as typeof import('@testing-library/dom');
	configure( { asyncUtilTimeout: 30_000 } );
}
