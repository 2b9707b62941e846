/** Lines of an error that are repeated at the end of a run. */
const ERROR_LINES = 20;

/**
 * @typedef {{ part: string, title: string, passed: number, failed: number, skipped: number, flaky?: number, failures?: string[], seconds: number }} Result
 */

/**
 * Thrown by a suite that cannot run for a reason that is no fault of this
 * machine or the code. It is reported, and is no failure, also in CI.
 */
export class SkippedSuite extends Error {}

function symbolOf( { failed, skipped } ) {
	if ( failed ) {
		return '✖';
	}
	return skipped ? '–' : '✔';
}

/** One line with the result of a suite. */
export function describeResult( result ) {
	const { part, title, passed, failed, skipped, flaky, seconds } = result;
	return `${ symbolOf( result ) } ${ `${ part }: ${ title }`.padEnd(
		52
	) } ${ passed } passed, ${ failed } failed, ${ skipped } skipped (${ seconds.toFixed(
		1
	) } s)${ flaky ? `, ${ flaky } FLAKY (passed on retry)` : '' }`;
}

/**
 * The failed tests of a suite with the beginnings of their errors, or '' if
 * none failed.
 *
 * @param {{ part: string, title: string, failures?: string[] }} result
 */
export function describeFailures( { part, title, failures = [] } ) {
	return failures
		.map( ( failure ) => `\n✖ ${ part }: ${ title }: ${ failure }` )
		.join( '\n' );
}

/**
 * The last line of a run: `N passed, N failed`, and the number of skipped
 * tests.
 */
export function summaryLine( results ) {
	const sum = ( key ) =>
		results.reduce( ( total, result ) => total + result[ key ], 0 );
	const skipped = sum( 'skipped' );
	return `${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed${
		skipped ? `, ${ skipped } skipped` : ''
	}`;
}

/**
 * The counts at the end of a TAP report of Node's test runner. Uses the last
 * match, because tests may print similar lines.
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
 * The files with failed tests in a TAP report of Node's test runner.
 *
 * @param {string} tap
 * @return {string[]} Unique paths, as reported by the runner.
 */
export function failedFiles( tap ) {
	const places = tap.matchAll(
		/^ *not ok \d.*\n(?: +(?!\.\.\.).*\n)*? +location: '(.+):\d+:\d+'$/gm
	);
	return [ ...new Set( Array.from( places, ( [ , file ] ) => file ) ) ];
}

/**
 * The failed tests in a TAP report of Node's test runner: the name of each and
 * the beginning of its error.
 *
 * @param {string} tap
 */
export function listTapFailures( tap ) {
	const blocks = tap.matchAll(
		/^( *)not ok \d+ - (.*)\n\1 {2}---\n((?:.*\n)*?)\1 {2}\.\.\.$/gm
	);
	return Array.from( blocks )
		.filter(
			( [ , , , details ] ) =>
				! /^ *failureType: 'subtestsFailed'$/m.test( details )
		)
		.map( ( [ , indent, name, details ] ) => {
			const [ , error = '' ] =
				details.match(
					new RegExp(
						`^${ indent } {2}error: (.*\\n(?:${ indent } {4}.*\\n)*)`,
						'm'
					)
				) ?? [];
			const lines = error
				.trimEnd()
				.split( '\n' )
				.filter( ( line ) => line !== '|-' )
				.map( ( line ) => line.replace( indent, '' ) );
			return describeFailure( name, lines );
		} );
}

/**
 * The failed tests in a JSON report of Jest.
 *
 * @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export function listJestFailures( { testResults } ) {
	return testResults.flatMap( ( { name, message, assertionResults } ) =>
		assertionResults.length
			? assertionResults
					.filter( ( { status } ) => status === 'failed' )
					.map( ( { fullName, failureMessages } ) =>
						describeFailure(
							fullName,
							failureMessages.join( '\n' ).split( '\n' )
						)
					)
			: [ describeFailure( name, message.split( '\n' ) ) ]
	);
}

const describeFailure = ( name, lines ) =>
	[ name, ...lines.slice( 0, ERROR_LINES ) ].join( '\n' );

/**
 * Merges the results of a run and of a retry of its failed files. Tests that
 * failed only in the first run are counted as passed and flaky.
 *
 * @param {{ passed: number, failed: number, skipped: number, failures?: string[] }} first
 * @param {{ passed: number, failed: number, skipped: number }}                      second Result of the retried files.
 */
export function mergeAttempts( first, second ) {
	const count = Math.max( 0, first.failed - second.failed );
	return {
		passed: first.passed + count,
		failed: first.failed - count,
		skipped: first.skipped,
		flaky: count,
		failures: first.failures,
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
 * Adds a failure if the runner crashed, a file failed to load or no test was
 * run.
 *
 * @param {number}                                                                                  status
 * @param {{ passed?: number, failed?: number, skipped?: number, failures?: string[] } | undefined} counts
 */
export function checkCounts(
	status,
	{ passed = 0, failed = 0, skipped = 0, ...rest } = {}
) {
	const hasHiddenFault = status !== 0 || passed + failed + skipped === 0;
	return {
		...rest,
		passed,
		failed: failed || ( hasHiddenFault ? 1 : 0 ),
		skipped,
	};
}
