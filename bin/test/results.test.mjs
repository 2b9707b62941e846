import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	checkCounts,
	describeFailures,
	describeResult,
	describeSlowest,
	listJestFailures,
	readJestFiles,
	readJUnit,
	readPlaywright,
	summaryLine,
} from '../testing/results.mjs';

describe( 'listJestFailures', () => {
	it( 'has failed tests and files that did not load', () => {
		assert.deepEqual(
			listJestFailures( {
				testResults: [
					{
						name: 'a.test.ts',
						message: '',
						assertionResults: [
							{
								status: 'passed',
								fullName: 'adds',
								failureMessages: [],
							},
							{
								status: 'failed',
								fullName: 'subtracts',
								failureMessages: [ 'Expected: 1' ],
							},
						],
					},
					{
						name: 'b.test.ts',
						message: 'Cannot find module',
						assertionResults: [],
					},
				],
			} ),
			[ 'subtracts\nExpected: 1', 'b.test.ts\nCannot find module' ]
		);
	} );
} );

describe( 'describeSlowest', () => {
	const suite = { part: 'e2e', title: 'screens' };

	it( 'lists the ten slowest files, slowest first', () => {
		const files = Object.fromEntries(
			Array.from( { length: 11 }, ( _, at ) => [ `${ at }.mjs`, at + 1 ] )
		);
		const [ empty, title, ...lines ] = describeSlowest( {
			...suite,
			files,
		} ).split( '\n' );
		assert.equal( empty, '' );
		assert.equal( title, 'Slowest files of e2e: screens' );
		assert.equal( lines.length, 10 );
		assert.equal( lines[ 0 ], '    11.0 s  10.mjs' );
		assert.equal( lines[ 9 ], '     2.0 s  1.mjs' );
	} );

	it( 'lists nothing for one file or none', () => {
		assert.equal( describeSlowest( suite ), '' );
		assert.equal( describeSlowest( { ...suite, files: { a: 1 } } ), '' );
	} );
} );

describe( 'readJestFiles', () => {
	it( 'has the seconds of each file', () => {
		assert.deepEqual(
			readJestFiles(
				{
					testResults: [
						{
							name: '/x/src/a.test.ts',
							startTime: 1000,
							endTime: 3500,
						},
					],
				},
				'/x'
			),
			{ 'src/a.test.ts': 2.5 }
		);
	} );
} );

describe( 'describeFailures', () => {
	it( 'has the suite and the beginning of each error', () => {
		assert.equal(
			describeFailures( {
				part: 'rest',
				title: 'SQLite',
				failures: [ 'adds\n1 !== 2' ],
			} ),
			'\n✖ rest: SQLite: adds\n1 !== 2'
		);
		assert.equal( describeFailures( { part: 'php', title: 'PHP' } ), '' );
	} );
} );

describe( 'readPlaywright', () => {
	const report = {
		stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
		errors: [],
		suites: [
			{
				title: 'orders.test.mjs',
				specs: [],
				suites: [
					{
						title: 'Orders',
						specs: [
							{
								title: 'adds taxes',
								file: 'orders.test.mjs',
								tests: [
									{
										status: 'unexpected',
										results: [
											{
												error: {
													message:
														'\u001b[31m1 !== 2\u001b[39m',
												},
												attachments: [
													{
														name: 'trace',
														path: '/x/trace.zip',
													},
												],
											},
										],
									},
								],
							},
							{
								title: 'opens',
								file: 'orders.test.mjs',
								tests: [
									{
										status: 'flaky',
										results: [
											{
												duration: 1500,
												error: { message: 'too late' },
												attachments: [],
											},
											{ attachments: [], duration: 500 },
										],
									},
								],
							},
							{
								title: 'closes',
								file: 'payments.test.mjs',
								tests: [
									{
										status: 'expected',
										results: [ { duration: 250 } ],
									},
								],
							},
						],
					},
				],
			},
		],
	};

	it( 'counts flaky tests as passed, and says which they are', () => {
		assert.deepEqual( readPlaywright( report ), {
			passed: 6,
			failed: 1,
			skipped: 2,
			flaky: 1,
			files: { 'orders.test.mjs': 2, 'payments.test.mjs': 0.25 },
			failures: [
				'orders.test.mjs › Orders › adds taxes\n/x/trace.zip\n1 !== 2',
				'FLAKY orders.test.mjs › Orders › opens\ntoo late',
			],
		} );
		const [ line, ...names ] = describeResult( {
			part: 'e2e',
			title: 'x',
			seconds: 1,
			...readPlaywright( report ),
		} ).split( '\n' );
		assert.match(
			line,
			/6 passed, 1 failed.*, 1 FLAKY \(passed on retry\)$/
		);
		assert.deepEqual( names, [
			'    ✖ orders.test.mjs › Orders › adds taxes',
			'    ✖ FLAKY orders.test.mjs › Orders › opens',
		] );
	} );

	it( 'has the errors of files that do not load', () => {
		const { failures } = readPlaywright( {
			...report,
			suites: [],
			errors: [ { message: 'SyntaxError' } ],
		} );
		assert.deepEqual( failures, [ 'SyntaxError' ] );
	} );
} );

describe( 'readJUnit', () => {
	it( 'reads the report of PHPUnit, with errors as failures', () => {
		assert.deepEqual(
			readJUnit(
				`<testsuites><testsuite name="x" tests="5" errors="1" failures="1" skipped="1">
				<testcase name="adds" time="0.1"/>
				<testcase name="a &lt; b > c" time="0.1"><failure type="X">1 &lt; 2
second line</failure></testcase>
				<testcase name="breaks"><error type="Y">no</error></testcase>
				<testcase name="waits"><skipped/></testcase>
				<testcase name="ends"/></testsuite></testsuites>`
			),
			{
				passed: 2,
				failed: 2,
				skipped: 1,
				failures: [ 'a < b > c\n1 < 2\nsecond line', 'breaks\nno' ],
			}
		);
	} );
} );

describe( 'checkCounts', () => {
	it( 'accepts a runner that passed', () => {
		assert.deepEqual( checkCounts( 0, { passed: 3 } ), {
			passed: 3,
			failed: 0,
			skipped: 0,
		} );
	} );
	it( 'counts a crash, an unreadable report and an empty run as failures', () => {
		assert.equal( checkCounts( 1, { passed: 3 } ).failed, 1 );
		assert.equal( checkCounts( 0, undefined ).failed, 1 );
		assert.equal( checkCounts( 0, { passed: 0 } ).failed, 1 );
	} );
	it( 'keeps the number of failures of the runner', () => {
		assert.equal( checkCounts( 1, { passed: 3, failed: 2 } ).failed, 2 );
	} );
} );

describe( 'summaryLine', () => {
	const result = {
		part: 'x',
		title: 'y',
		passed: 2,
		failed: 1,
		skipped: 0,
		seconds: 1,
	};
	it( 'adds up every suite', () => {
		assert.equal( summaryLine( [ result, result ] ), '4 passed, 2 failed' );
		assert.equal(
			summaryLine( [ result, { ...result, skipped: 1 } ] ),
			'4 passed, 2 failed, 1 skipped'
		);
	} );
} );
