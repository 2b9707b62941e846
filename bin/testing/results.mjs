/**
 * @typedef {{ part: string, title: string, passed: number, failed: number, skipped: number, seconds: number }} Result
 */

function mark( { failed, skipped } ) {
	if ( failed ) {
		return '✖';
	}
	return skipped ? '–' : '✔';
}

/** One line about one suite. */
export function describeResult( result ) {
	const { part, title, passed, failed, skipped, seconds } = result;
	return `${ mark( result ) } ${ `${ part }: ${ title }`.padEnd(
		52
	) } ${ passed } passed, ${ failed } failed, ${ skipped } skipped (${ seconds.toFixed(
		1
	) } s)`;
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
 * What a runner counted, held against its exit status: a file that does not
 * load or a crash is a failure too, and a run without any test is one.
 *
 * @param {number}                                                             status
 * @param {{ passed?: number, failed?: number, skipped?: number } | undefined} counts
 */
export function settle( status, { passed = 0, failed = 0, skipped = 0 } = {} ) {
	const hasHiddenFault = status !== 0 || passed + failed + skipped === 0;
	return { passed, failed: failed || ( hasHiddenFault ? 1 : 0 ), skipped };
}
