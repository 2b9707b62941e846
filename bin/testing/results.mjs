import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that are repeated at the end of a run. */
const ERROR_LINES = 20;

/**
 * @typedef {{ part: string, title: string, passed: number, failed: number, skipped: number, flaky?: number, failures?: string[], files?: Record<string, number>, seconds: number }} Result
 */

/**
 * Thrown by a suite that cannot run for a reason that is no fault of this
 * machine or the code. It is reported, and is no failure, also in CI.
 */
export class SkippedSuite extends Error {}

/** Thrown by a suite that has none of the selected test files. */
export class NothingSelected extends Error {}

function symbolOf( { failed, skipped } ) {
	if ( failed ) {
		return '✖';
	}
	return skipped ? '–' : '✔';
}

/**
 * One line with the result of a suite, and one for each failed test: logs are
 * often kept by their end.
 */
export function describeResult( result ) {
	const { part, title, passed, failed, skipped, flaky, seconds } = result;
	const line = `${ symbolOf( result ) } ${ `${ part }: ${ title }`.padEnd(
		52
	) } ${ passed } passed, ${ failed } failed, ${ skipped } skipped (${ seconds.toFixed(
		1
	) } s)${ flaky ? `, ${ flaky } FLAKY (passed on retry)` : '' }`;
	const names = ( result.failures ?? [] ).map(
		( failure ) => `    ✖ ${ failure.split( '\n' )[ 0 ] }`
	);
	return [ line, ...names ].join( '\n' );
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

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decode = ( text ) =>
	text.replace(
		/&(?:(lt|gt|quot|apos|amp)|#(\d+));/g,
		( _, name, code ) => ENTITIES[ name ] ?? String.fromCharCode( code )
	);

/** Attributes of an XML element, whose values may contain `>`. */
const ATTRIBUTES = '((?:[^>"]|"[^"]*")*?)';

/** The counts and failures in a JUnit report of PHPUnit or of Node's test runner. */
export function readJUnit( /** @type {string} */ xml ) {
	const cases = Array.from(
		xml.matchAll(
			new RegExp(
				`<testcase\\b${ ATTRIBUTES }(?:/>|>([^]*?)</testcase>)`,
				'g'
			)
		),
		( [ , attributes, content = '' ] ) => ( {
			name: decode( attributes.match( / name="([^"]*)"/ )?.[ 1 ] ?? '' ),
			error: content.match(
				new RegExp(
					`<(?:failure|error)\\b${ ATTRIBUTES }(?:/>|>([^]*?)</)`
				)
			),
			isSkipped: content.includes( '<skipped' ),
		} )
	);
	const failures = cases
		.filter( ( { error } ) => error )
		.map( ( { name, error } ) =>
			describeFailure(
				name,
				decode( error?.[ 2 ] ?? '' )
					.trim()
					.split( '\n' )
			)
		);
	const skipped = cases.filter( ( { isSkipped } ) => isSkipped ).length;
	return {
		passed: cases.length - failures.length - skipped,
		failed: failures.length,
		skipped,
		failures,
	};
}

/** Files that are listed as the slowest of a suite. */
const SLOWEST = 10;

/**
 * The slowest test files of a suite, slowest first; nothing for a suite of one file.
 *
 * @param {{ part: string, title: string, files?: Record<string, number> }} result `files` has seconds by file name.
 */
export function describeSlowest( { part, title, files = {} } ) {
	const entries = Object.entries( files ).sort(
		( [ , a ], [ , b ] ) => b - a
	);
	return entries.length < 2
		? ''
		: [
				`\nSlowest files of ${ part }: ${ title }`,
				...entries
					.slice( 0, SLOWEST )
					.map(
						( [ file, seconds ] ) =>
							`${ seconds
								.toFixed( 1 )
								.padStart( 8 ) } s  ${ file }`
					),
		  ].join( '\n' );
}

/**
 * Seconds by file in a JSON report of Jest.
 *
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @param {string}                                                                  root   Folder that the names are relative to.
 */
export const readJestFiles = ( { testResults }, root ) =>
	Object.fromEntries(
		testResults.map( ( { name, startTime, endTime } ) => [
			path.relative( root, name ),
			( endTime - startTime ) / 1000,
		] )
	);

/**
 * The specs of a suite in a JSON report of Playwright, with the names of the
 * suites around them.
 *
 * @param {{ title: string, specs?: any[], suites?: any[] }} suite
 * @param {string[]}                                         names
 * @return {any[]} The specs.
 */
export const listSpecs = ( { title, specs = [], suites = [] }, names = [] ) => [
	...specs.map( ( spec ) => ( {
		...spec,
		name: [ ...names, title, spec.title ].join( ' › ' ),
	} ) ),
	...suites.flatMap( ( suite ) => listSpecs( suite, [ ...names, title ] ) ),
];

/**
 * The counts, the failures and the flaky tests in a JSON report of Playwright.
 *
 * @param {{ stats: Record<string, number>, suites: any[], errors: { message?: string }[] }} report
 */
export function readPlaywright( { stats, suites, errors } ) {
	const specs = suites.flatMap( ( suite ) => listSpecs( suite ) );
	/** @type {Record<string, number>} */
	const files = {};
	for ( const { file, tests } of specs ) {
		for ( const { duration = 0 } of tests.flatMap(
			( { results } ) => results
		) ) {
			files[ file ] = ( files[ file ] ?? 0 ) + duration / 1000;
		}
	}
	const failures = specs.flatMap( ( { name, tests } ) =>
		tests
			.filter( ( { status } ) => /^(unexpected|flaky)$/.test( status ) )
			.map( ( { status, results } ) => {
				const failed = results.find( ( { error } ) => error );
				const trace = failed?.attachments.find(
					( attachment ) => attachment.name === 'trace'
				);
				const message = failed?.error.message ?? '';
				return describeFailure(
					status === 'flaky' ? `FLAKY ${ name }` : name,
					[
						...( trace ? [ trace.path ] : [] ),
						...stripVTControlCharacters( message ).split( '\n' ),
					]
				);
			} )
	);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
		flaky: stats.flaky,
		files,
		failures: [
			...failures,
			...errors.map( ( { message = '' } ) =>
				stripVTControlCharacters( message )
			),
		],
	};
}

/**
 * Adds a failure if the runner crashed, a file failed to load or no test was
 * run.
 *
 * @param {number}                                                                                                                                  status
 * @param {{ passed?: number, failed?: number, skipped?: number, flaky?: number, failures?: string[], files?: Record<string, number> } | undefined} counts
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
