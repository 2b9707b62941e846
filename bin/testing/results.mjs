/**
 * @typedef {{ part: string, title: string, passed: number, failed: number, skipped: number, again?: number, seconds: number }} Result
 */

function mark( { failed, skipped } ) {
	if ( failed ) {
		return '✖';
	}
	return skipped ? '–' : '✔';
}

/** One line about one suite. */
export function describeResult( result ) {
	const { part, title, passed, failed, skipped, again, seconds } = result;
	return `${ mark( result ) } ${ `${ part }: ${ title }`.padEnd(
		52
	) } ${ passed } passed, ${ failed } failed, ${ skipped } skipped (${ seconds.toFixed(
		1
	) } s)${ again ? `, ${ again } ONLY AT THE SECOND ATTEMPT` : '' }`;
}

/** The last line of a run: `N passed, N failed`, and what was skipped. */
export function closingLine( results ) {
	const sum = ( key ) =>
		results.reduce( ( total, result ) => total + result[ key ], 0 );
	const skipped = sum( 'skipped' );
	return `${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed${
		skipped ? `, ${ skipped } skipped` : ''
	}`;
}

/**
 * The counts at the end of what node's test runner wrote as TAP. Tests may
 * print lines that look like them: the last ones are the runner's.
 *
 * @param {string} tap
 */
export function countTap( tap ) {
	const count = ( key ) =>
		Number(
			[ ...tap.matchAll( new RegExp( `^# ${ key } (\\d+)$`, 'gm' ) ) ].at(
				-1
			)?.[ 1 ] ?? 0
		);
	return {
		passed: count( 'pass' ),
		failed: count( 'fail' ) + count( 'cancelled' ),
		skipped: count( 'skipped' ) + count( 'todo' ),
	};
}

/**
 * The files in which something failed, from what node's test runner wrote as TAP.
 *
 * @param {string} tap
 * @return {string[]} Paths as the runner knows them, each once.
 */
export function failedFiles( tap ) {
	const places = tap.matchAll(
		/^ *not ok \d.*\n(?: +(?!\.\.\.).*\n)*? +location: '(.+):\d+:\d+'$/gm
	);
	return [ ...new Set( Array.from( places, ( [ , file ] ) => file ) ) ];
}

/**
 * The result of two attempts at the same tests: a test fails when it failed both
 * times, and what passed only then is told.
 *
 * @param {{ passed: number, failed: number, skipped: number }} first
 * @param {{ passed: number, failed: number, skipped: number }} second Of the files in which something failed.
 */
export function joinAttempts( first, second ) {
	const flaky = Math.max( 0, first.failed - second.failed );
	return {
		passed: first.passed + flaky,
		failed: first.failed - flaky,
		skipped: first.skipped,
		again: flaky,
	};
}

/**
 * The counts of the outermost suite in a JUnit report.
 *
 * @param {string} xml
 */
export function countJUnit( xml ) {
	const suite = xml.match( /<testsuite [^>]*>/ )?.[ 0 ] ?? '';
	const count = ( key ) =>
		Number( suite.match( new RegExp( ` ${ key }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = count( 'failures' ) + count( 'errors' );
	const skipped = count( 'skipped' );
	return { passed: count( 'tests' ) - failed - skipped, failed, skipped };
}

/**
 * The counts of a runner, checked against its exit status: a file that does not
 * load or a crash is a failure too, and a run without any test is one.
 *
 * @param {number}                                                             status
 * @param {{ passed?: number, failed?: number, skipped?: number } | undefined} counts
 */
export function settle( status, { passed = 0, failed = 0, skipped = 0 } = {} ) {
	const hasHiddenFault = status !== 0 || passed + failed + skipped === 0;
	return { passed, failed: failed || ( hasHiddenFault ? 1 : 0 ), skipped };
}
